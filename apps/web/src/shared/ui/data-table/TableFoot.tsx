import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import classes from './DataTable.module.css';
import type { TableRows } from './table-types.ts';

/** How many rows there are, and how many of them are shown: a list never ends in silence. */
export function TableFoot({ rows }: { rows: Pick<TableRows<never>, 'total' | 'reachable' | 'more' | 'bringsAll' | 'isFetching'> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { total = 0, reachable, more, bringsAll = false, isFetching } = rows;
  const isPart = reachable < total;
  return (
    <div className={classes.foot}>
      <span role="status" className="ww-figures">
        {isPart
          ? t('rows', { shown: format.count(reachable), total: format.count(total) })
          : t('table.count', { count: total, total: format.count(total) })}
      </span>
      {isPart && more && (
        <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={more}>
          {t(bringsAll ? 'table.showAll' : 'loadMore')}
        </Button>
      )}
    </div>
  );
}
