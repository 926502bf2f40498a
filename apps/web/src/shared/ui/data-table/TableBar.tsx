import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './DataTable.module.css';
import type { TableRows } from './table-types.ts';

interface Props {
  readonly rows: Pick<TableRows<never>, 'error' | 'refetch'>;
  /** How the keyboard moves, or what can be done with the rows that are chosen. */
  readonly aside: React.ReactNode;
  readonly tools: React.ReactNode;
}

/** What can be done with the rows, and how they are shown; how many they are stands at the foot, as of every table. */
export function TableBar({ rows, aside, tools }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
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
