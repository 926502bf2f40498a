import { exportPivot as contract } from '@wagewright/contracts/payroll/tables';
import { exportLimits } from '@wagewright/contracts/platform/exports';
import { pivotResult } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requireExportable, sendTable } from '../../platform/exports/index.ts';
import { exportWords } from './export-words.ts';
import { openResult } from './open-result.ts';
import { noPivot, pivotColumns, pivotLines } from './pivot-columns.ts';
import { recordExport } from './record-export.ts';

export const exportPivot = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { rows: fields, columns: across, measures, format } = input;
  const { batch, table, filter } = await openResult(deps, reach, input);
  const language = languageOf(context);
  const { pivotRowsMax, pivotColumnsMax } = exportLimits;
  const most = { rows: pivotRowsMax, columns: pivotColumnsMax };
  const pivot = filter ? await pivotResult(deps.db.results, { ...filter, rows: fields, across, measures, most }) : noPivot;
  requireExportable(pivot.rowsTotal, pivotRowsMax);
  requireExportable(pivot.columnsTotal, pivotColumnsMax);
  const lines = pivotLines(pivot);
  const rows = lines.length;
  await inTransaction(async ({ audit }) => audit(recordExport(input, table, { rows, groupBy: fields, across, measures })));
  const name = [batch.name, table.name[language], exportWords.pivot[language]].join(' ');
  const columns = pivotColumns({ table, fields, across, measures, pivot, language });
  return sendTable(context, format, { name, sheet: table.name[language], columns, rows, windows: [lines] });
});
