import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from './ResultGrid.module.css';
import type { WindowRows } from './use-window-rows.ts';

/** How many rows there are, how the keyboard moves in them, and another try for rows that could not be fetched. */
export function GridBar({ rows, selects, aside }: { rows: WindowRows; selects: boolean; aside?: React.ReactNode }) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const { total } = rows;
  return (
    <div className={classes.bar}>
      <span role="status" className="ww-figures">
        {total === undefined ? t('loading', { ns: 'common' }) : t('table.count', { count: total, total: format.count(total) })}
      </span>
      {rows.error ? (
        <Button size="compact-xs" variant="default" onClick={rows.refetch}>
          {t('retry', { ns: 'common' })}
        </Button>
      ) : (
        (aside ?? <span className={classes.help}>{t(selects ? 'table.helpSelect' : 'table.help')}</span>)
      )}
    </div>
  );
}
