import { summarizeRows as contract } from '@wagewright/contracts/payroll/tables';
import { formatValue, summarizeRows as summarize } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { findTable } from './find-table.ts';

export const summarizeRows = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  const table = findTable(deps.programs.of(batch.copy, batch.period.solution.code), input.table);
  if (batch.currentRunId === null) return { total: 0, columns: [] };
  const place = { runId: batch.currentRunId, tableNo: table.no, columns: table.columns };
  const { total, columns } = await summarize(deps.db.results, { ...input, ...place });
  return {
    total,
    columns: table.columns.map((column, index) => {
      const { sum = null, isSame = false } = columns[index] ?? {};
      return { column: column.code, sum: sum === null ? null : formatValue(sum, column), isSame };
    }),
  };
});
