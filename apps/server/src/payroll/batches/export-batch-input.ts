import { exportBatchInput as contract } from '@wagewright/contracts/payroll/batches';
import { listInputRows, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable, wideWindowRows } from '../../platform/exports/index.ts';
import { inputColumns } from './input-columns.ts';
import { orderOf, viewInputRow } from './input-rows.ts';
import { findInputTable } from './input-tables.ts';
import { readBatch } from './read-batch.ts';

export const exportBatchInput = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { id, table, columns: ids, format, sort, ...filter } = input;
  const batch = await readBatch(deps, id, reach);
  const language = languageOf(context);
  const { plan, name, isTyped } = findInputTable(deps.programs.of(batch.copy, batch.period.solution.code), table);
  const columns = listColumns(inputColumns(plan, isTyped), ids, language);
  const read = (offset: number, limit: number) =>
    listInputRows(sqlOfPrisma(deps.db.prisma), {
      batchId: id,
      tableNo: plan.tableNo,
      ...filter,
      order: orderOf(plan.columns, sort),
      offset,
      limit,
    });
  const { total: rows } = await read(0, 1);
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({
      entity: 'table-export',
      entityId: id,
      after: { table, list: 'input', format, rows, columns: ids ?? null, ...filter, ...(sort ? { sort } : {}) },
    }),
  );
  const windows = inWindows(
    rows,
    async (first, last) => (await read(first, last - first)).rows.map((row) => viewInputRow(plan.columns, row)),
    wideWindowRows,
  );
  return sendTable(context, format, { name: `${batch.name} ${name[language]}`, sheet: name[language], columns, rows, windows });
});
