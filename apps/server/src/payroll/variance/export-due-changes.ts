import { exportDueChanges as contract } from '@wagewright/contracts/payroll/variance';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable, wideWindowRows } from '../../platform/exports/index.ts';
import { dueColumns } from './due-columns.ts';
import { dueRows } from './due-rows.ts';
import { placeOfItem, seeComparison, wholeOf } from './load-comparison.ts';

const title = { en: 'changes to sign off', 'zh-CN': '待签核的变动' };

export const exportDueChanges = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { batchId, columns: ids, format, ...filter } = input;
  const language = languageOf(context);
  const { sql, batch, seen } = await seeComparison(deps, batchId, reach);
  const whole = wholeOf(seen);
  const item = whole?.comparison.items[placeOfItem(whole.comparison, undefined)];
  const columns = listColumns(dueColumns(item?.scale ?? 0), ids, language);
  const read = whole && dueRows(sql, whole, filter);
  const rows = (await read?.(0, 1))?.total ?? 0;
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({ entity: 'table-export', entityId: batchId, after: { list: 'due-changes', format, rows, columns: ids ?? null, ...filter } }),
  );
  const windows = inWindows(rows, async (first, last) => (await read?.(first, last - first))?.rows ?? [], wideWindowRows);
  return sendTable(context, format, { name: `${batch.name} ${title[language]}`, sheet: title[language], columns, rows, windows });
});
