import { exportFoundPeople as contract } from '@wagewright/contracts/payroll/findings';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable, wideWindowRows } from '../../platform/exports/index.ts';
import { readBatch } from '../batches/index.ts';
import { foundColumns } from './found-columns.ts';
import { foundRows } from './found-rows.ts';

const title = { en: 'findings', 'zh-CN': '核对事项' };

export const exportFoundPeople = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { batchId, columns: ids, format, ...filter } = input;
  const language = languageOf(context);
  const columns = listColumns(foundColumns, ids, language);
  const batch = await readBatch(deps, batchId, reach);
  const read = foundRows(deps, batch, filter);
  const { total: rows } = await read(0, 1);
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({ entity: 'table-export', entityId: batchId, after: { list: 'findings', format, rows, columns: ids ?? null, ...filter } }),
  );
  const windows = inWindows(rows, async (first, last) => (await read(first, last - first)).rows, wideWindowRows);
  return sendTable(context, format, { name: `${batch.name} ${title[language]}`, sheet: title[language], columns, rows, windows });
});
