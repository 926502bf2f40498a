import { listRows as contract } from '@wagewright/contracts';
import { cellErrorsOf, listResultRows, readLineDays, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { datedLinesOf } from './dated-lines.ts';
import { findTable } from './find-table.ts';
import { formatCells } from './format-cell.ts';
import { lineOwner } from './line-owner.ts';

export const listRows = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const table = findTable(program, input.table);
  if (batch.currentRunId === null) return { total: 0, rows: [] };
  const sql = sqlOfPrisma(deps.db.prisma);
  const { rows, total } = await listResultRows(sql, { ...input, runId: batch.currentRunId, tableNo: table.no, columns: table.columns });
  const failing = rows.filter(({ errors }) => errors > 0).map(({ employeeId }) => employeeId);
  const errors = await cellErrorsOf(sql, { runId: batch.currentRunId, tableNo: table.no, employeeIds: failing });
  const dated = datedLinesOf(program, table);
  const days = dated ? await readLineDays(sql, { batchId, ...dated, employeeIds: rows.map(({ employeeId }) => employeeId) }) : [];
  return {
    total,
    rows: rows.map(({ v, t, ...row }) => {
      const isOwn = (other: { employeeId: number; line: number }) => other.employeeId === row.employeeId && other.line === row.line;
      const failed = new Map(errors.filter(isOwn).map(({ column, code }) => [column, code]));
      const own = days.find(isOwn);
      return {
        ...row,
        ...lineOwner(row),
        days: own ? { from: own.from, to: own.to } : null,
        cells: formatCells(table.columns, { v, t }, failed),
      };
    }),
  };
});
