import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import classes from './DataTable.module.css';
import type { TableRows } from './table-types.ts';

interface Props {
  readonly rows: Pick<TableRows<never>, 'total' | 'error' | 'refetch'>;
  /** How the keyboard moves, or what can be done with the rows that are chosen. */
  readonly aside: React.ReactNode;
  readonly tools: React.ReactNode;
}

/** How many rows there are, what can be done with them, and how they are shown. */
export function TableBar({ rows, aside, tools }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { total } = rows;
  return (
    <div className={classes.bar}>
      <span role="status" className="ww-figures">
        {total === undefined ? t('loading') : t('table.count', { count: total, total: format.count(total) })}
      </span>
      <div className={classes.help}>
        {rows.error ? (
          <Button size="compact-xs" variant="default" onClick={() => void rows.refetch()}>
            {t('retry')}
          </Button>
        ) : (
          aside
        )}
      </div>
      <div className={classes.tools}>{tools}</div>
    </div>
  );
}
