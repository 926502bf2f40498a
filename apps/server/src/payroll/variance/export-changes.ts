import { exportChanges as contract } from '@wagewright/contracts/payroll/variance';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable, wideWindowRows } from '../../platform/exports/index.ts';
import { changedColumns } from './changed-columns.ts';
import { changedRows } from './changed-rows.ts';
import { placeOfItem, seeComparison, wholeOf } from './load-comparison.ts';

const title = { en: 'changes', 'zh-CN': '变动' };

export const exportChanges = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { batchId, columns: ids, format, ...filter } = input;
  const language = languageOf(context);
  const { sql, batch, seen } = await seeComparison(deps, batchId, reach);
  const whole = wholeOf(seen);
  const item = whole?.comparison.items[placeOfItem(whole.comparison, filter.item)];
  const columns = listColumns(changedColumns(item?.scale ?? 0), ids, language);
  const read = whole && changedRows(sql, whole, filter);
  const rows = (await read?.(0, 1))?.total ?? 0;
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({ entity: 'table-export', entityId: batchId, after: { list: 'changes', format, rows, columns: ids ?? null, ...filter } }),
  );
  const windows = inWindows(rows, async (first, last) => (await read?.(first, last - first))?.rows ?? [], wideWindowRows);
  const name = [batch.name, item?.name[language], title[language]].filter(Boolean).join(' ');
  return sendTable(context, format, { name, sheet: title[language], columns, rows, windows });
});
