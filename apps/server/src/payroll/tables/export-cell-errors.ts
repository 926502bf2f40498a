import { exportCellErrors as contract } from '@wagewright/contracts/payroll/tables';
import { sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable, wideWindowRows } from '../../platform/exports/index.ts';
import { readBatch } from '../batches/index.ts';
import { errorColumns } from './error-columns.ts';
import { errorRows } from './error-rows.ts';

const title = { en: 'errors', 'zh-CN': '错误' };

export const exportCellErrors = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { batchId, columns: ids, format, ...filter } = input;
  const language = languageOf(context);
  const columns = listColumns(errorColumns, ids, language);
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const runId = batch.currentRunId;
  const read = runId === null ? undefined : errorRows(sqlOfPrisma(deps.db.prisma), program, runId, filter.cause);
  const rows = (await read?.(0, 1))?.total ?? 0;
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({ entity: 'table-export', entityId: batchId, after: { list: 'errors', format, rows, columns: ids ?? null, ...filter } }),
  );
  const windows = inWindows(rows, async (first, last) => (await read?.(first, last - first))?.rows ?? [], wideWindowRows);
  return sendTable(context, format, { name: `${batch.name} ${title[language]}`, sheet: title[language], columns, rows, windows });
});
