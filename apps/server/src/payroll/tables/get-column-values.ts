import { limits } from '@wagewright/contracts';
import { getColumnValues as contract } from '@wagewright/contracts/payroll/tables';
import { readColumnValues } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { findTable, viewColumn } from './find-table.ts';

export const getColumnValues = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  const table = findTable(deps.programs.of(batch.copy, batch.period.solution.code), input.table);
  if (batch.currentRunId === null) return { total: 0, values: [], least: null, most: null };
  const place = { runId: batch.currentRunId, tableNo: table.no, columns: table.columns, limit: limits.filterValuesMax };
  const found = await readColumnValues(deps.db.results, { ...input, ...place });
  const column = table.columns.find(({ code }) => code === input.column);
  const names = column && viewColumn(column).values;
  return { ...found, values: found.values.map((one) => ({ ...one, name: one.name ?? names?.[one.value ?? ''] ?? null })) };
});
