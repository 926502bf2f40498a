import type { ColumnPlan } from '@wagewright/calc-engine';
import { listBatchInput as contract } from '@wagewright/contracts/payroll/batches';
import { listInputRows, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { viewInputRow } from './input-rows.ts';
import { findInputTable, inputTables } from './input-tables.ts';
import { readBatch } from './read-batch.ts';

const viewColumn = ({ code, name, type, scale, currency, display }: ColumnPlan) => ({
  code,
  name: { en: name.en, 'zh-CN': name['zh-CN'] },
  type,
  scale,
  currency,
  hidden: display.hidden,
  percentage: display.percentage,
  values: display.values ?? {},
});

export const listBatchInput = implementQuery(contract, async ({ input, reach, deps }) => {
  const { id, table, ...window } = input;
  const batch = await readBatch(deps, id, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const tables = inputTables(program).map(({ plan, ...view }) => ({
    ...view,
    code: plan.code,
    lines: plan.lines,
    columns: plan.columns.map(viewColumn),
  }));
  if (table === undefined) return { tables, total: 0, rows: [] };
  const { plan } = findInputTable(program, table);
  const { rows, total } = await listInputRows(sqlOfPrisma(deps.db.prisma), { batchId: batch.id, tableNo: plan.tableNo, ...window });
  return { tables, total, rows: rows.map((row) => viewInputRow(plan.columns, row)) };
});
