import { exportRows as contract } from '@wagewright/contracts/payroll/tables';
import { listRowKeys, noKeys } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requireExportable, sendTable } from '../../platform/exports/index.ts';
import { exportColumns } from './export-columns.ts';
import { openResult } from './open-result.ts';
import { windowsOfKeys } from './read-rows.ts';
import { recordExport } from './record-export.ts';

export const exportRows = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { columns: codes, sort, format } = input;
  const { batch, program, table, filter } = await openResult(deps, reach, input);
  const language = languageOf(context);
  const asked = exportColumns(program, table, codes, language);
  const columns = asked.flatMap((one) => one.columns);
  const keys = filter ? await listRowKeys(deps.db.results, { ...filter, sort }) : noKeys;
  requireExportable(keys.count);
  await inTransaction(async ({ audit }) => audit(recordExport(input, table, { rows: keys.count, columns: codes })));
  const name = `${batch.name} ${table.name[language]}`;
  const wanted = new Set(asked.map(({ place }) => place));
  const windows = windowsOfKeys(deps, filter && { ...filter, program, table }, keys, wanted);
  return sendTable(context, format, { name, sheet: table.name[language], columns, rows: keys.count, windows });
});
