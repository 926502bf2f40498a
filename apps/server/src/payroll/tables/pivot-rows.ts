import { pivotRows as contract } from '@wagewright/contracts/payroll/tables';
import { type PivotHead, pivotResult } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { namesOfValues, openResult } from './open-result.ts';

const nothing = { scales: [], rowsTotal: 0, columnsTotal: 0, rows: [], columns: [], cells: [], rowTotals: [], columnTotals: [], total: [] };

export const pivotRows = implementQuery(contract, async ({ input, reach, deps }) => {
  const { table, filter } = await openResult(deps, reach, input);
  if (!filter) return nothing;
  const { rows, columns, measures } = input;
  const pivot = await pivotResult(deps.db.results, { ...filter, rows, across: columns, measures });
  const named = (fields: readonly string[]) => (head: PivotHead) => ({
    values: head.map(({ value, name }, field) => ({
      value,
      name: name ?? namesOfValues(table, fields[field] ?? '')?.[value ?? ''] ?? null,
    })),
  });
  return { ...pivot, rows: pivot.rows.map(named(rows)), columns: pivot.columns.map(named(columns)) };
});
