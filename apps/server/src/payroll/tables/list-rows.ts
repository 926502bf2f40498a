import { listRows as contract } from '@wagewright/contracts';
import { cellErrorsOf, listResultRows, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { loadBatch } from '../batches/index.ts';
import { findTable } from './find-table.ts';
import { formatCells } from './format-cell.ts';

export const listRows = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await loadBatch(deps.db.prisma, input.batchId, reach);
  const table = findTable(deps.programs.of(batch.copy, batch.period.solution.code), input.table);
  if (batch.currentRunId === null) return { total: 0, rows: [] };
  const sql = sqlOfPrisma(deps.db.prisma);
  const { rows, total } = await listResultRows(sql, { ...input, runId: batch.currentRunId, tableNo: table.no, columns: table.columns });
  const failing = rows.filter(({ errors }) => errors > 0).map(({ employeeId }) => employeeId);
  const errors = await cellErrorsOf(sql, { runId: batch.currentRunId, tableNo: table.no, employeeIds: failing });
  return {
    total,
    rows: rows.map(({ v, t, ...row }) => {
      const own = errors.filter(({ employeeId, line }) => employeeId === row.employeeId && line === row.line);
      return { ...row, cells: formatCells(table.columns, { v, t }, new Map(own.map(({ column, code }) => [column, code]))) };
    }),
  };
});
