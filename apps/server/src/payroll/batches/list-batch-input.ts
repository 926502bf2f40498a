import { listBatchInput as contract } from '@wagewright/contracts/payroll/batches';
import { listInputRows, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { viewColumn } from '../tables/index.ts';
import { orderOf, viewInputRow } from './input-rows.ts';
import { findInputTable, inputTables } from './input-tables.ts';
import { namedColumns } from './named-columns.ts';
import { readBatch } from './read-batch.ts';

export const listBatchInput = implementQuery(contract, async ({ input, reach, deps }) => {
  const { id, table, sort, ...window } = input;
  const batch = await readBatch(deps, id, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const sql = sqlOfPrisma(deps.db.prisma);
  const tables = inputTables(program).map(({ plan, ...view }) => ({
    ...view,
    code: plan.code,
    lines: plan.lines,
    columns: plan.columns.map(viewColumn),
  }));
  if (table === undefined) return { tables, total: 0, rows: [] };
  const { plan } = findInputTable(program, table);
  const asked = { batchId: batch.id, tableNo: plan.tableNo, ...window, order: orderOf(plan.columns, sort) };
  const { rows: found, total } = await listInputRows(sql, asked);
  const rows = found.map((row) => viewInputRow(plan.columns, row));
  const columns = await namedColumns(
    sql,
    id,
    plan.columns,
    rows.map(({ cells }) => cells),
  );
  return { tables: tables.map((one) => (one.code === table ? { ...one, columns } : one)), total, rows };
});
