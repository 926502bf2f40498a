import { exportPopulation as contract } from '@wagewright/contracts/payroll/batches';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable, wideWindowRows } from '../../platform/exports/index.ts';
import { populationColumns } from './population-columns.ts';
import { populationRows } from './population-rows.ts';
import { readBatch } from './read-batch.ts';

const title = { en: 'who is paid', 'zh-CN': '发薪人员' };

export const exportPopulation = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { id, columns: ids, format, ...filter } = input;
  const language = languageOf(context);
  const columns = listColumns(populationColumns(filter.kind === 'excluded'), ids, language);
  const batch = await readBatch(deps, id, reach);
  const read = populationRows(deps, batch, { ...filter, counts: false });
  const { total: rows } = await read(0, 1);
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({ entity: 'table-export', entityId: id, after: { list: 'population', format, rows, columns: ids ?? null, ...filter } }),
  );
  const windows = inWindows(rows, async (first, last) => (await read(first, last - first)).rows, wideWindowRows);
  return sendTable(context, format, { name: `${batch.name} ${title[language]}`, sheet: title[language], columns, rows, windows });
});
