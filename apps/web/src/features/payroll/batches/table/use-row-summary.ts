import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import type { TableTotals } from '../../../../shared/ui/data-table/index.ts';
import type { CalculatedTable } from './columns.ts';
import type { RowsInput } from './rows-input.ts';

type Summary = Outputs['payroll']['tables']['summarizeRows'];

const nobody: ReadonlySet<string> = new Set();

/** Columns that say the same in all rows of a table, however it is filtered; of a single row nothing can be said. */
const sameOf = ({ total, columns }: Summary): ReadonlySet<string> =>
  total < 2 ? nobody : new Set(columns.filter(({ isSame }) => isSame).map(({ column }) => column));

/** What the rows add up to, and which columns tell nothing apart. Both come after the rows and may be missing. */
export function useRowSummary(
  table: CalculatedTable,
  input: RowsInput,
): { totals: TableTotals | undefined; same: ReadonlySet<string> | undefined } {
  const { t } = useTranslation();
  const { sort: _sort, ...filter } = input;
  const whole = trpc.payroll.tables.summarizeRows.useQuery({ batchId: input.batchId, table: table.code });
  const shown = trpc.payroll.tables.summarizeRows.useQuery(filter, { placeholderData: keepPreviousData });
  const totals = useMemo(() => {
    const values = new Map(shown.data?.columns.flatMap(({ column, sum }) => (sum === null ? [] : [[column, sum] as const])));
    return values.size > 0 ? { label: t('table.total'), values } : undefined;
  }, [shown.data, t]);
  const same = useMemo(() => (whole.data ? sameOf(whole.data) : whole.error ? nobody : undefined), [whole.data, whole.error]);
  return { totals, same };
}
