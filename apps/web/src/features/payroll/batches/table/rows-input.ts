import type { Inputs } from '../../../../shared/api/trpc.ts';
import { defined } from '../../../../shared/search.ts';
import type { BatchSearch } from '../batch-search.ts';

export type RowsInput = Inputs['payroll']['tables']['listRows'];

const sortOf = (sort: string | undefined): RowsInput['sort'] =>
  sort === undefined ? undefined : { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

/** The part of the address that shapes the rows, as the server's input. */
export function rowsInput(batchId: number, table: string, { q, sort, filters, match }: BatchSearch): RowsInput {
  const more = defined({
    search: q,
    conditions: filters?.map(({ values, ...condition }) => ({ ...condition, ...(values ? { values: [...values] } : {}) })),
    match,
    sort: sortOf(sort),
  });
  return { batchId, table, ...more };
}
