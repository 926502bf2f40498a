import { exportGroups as contract } from '@wagewright/contracts/payroll/tables';
import { groupTree } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requireExportable, sendTable } from '../../platform/exports/index.ts';
import { exportColumns } from './export-columns.ts';
import { exportWords } from './export-words.ts';
import { groupField } from './group-field.ts';
import { groupedColumns, groupedLines, noTree } from './grouped-lines.ts';
import { openResult } from './open-result.ts';
import { recordExport } from './record-export.ts';

export const exportGroups = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { columns: codes, groupBy, withRows, sort, format } = input;
  const { batch, program, table, filter } = await openResult(deps, reach, input);
  const language = languageOf(context);
  const asked = exportColumns(program, table, codes, language);
  const tree = filter ? await groupTree(deps.db.results, { ...filter, levels: groupBy, sort }) : noTree;
  const fields = groupBy.map((code) => groupField(table, code, language));
  const rows = tree.lines.length + 1 + (withRows ? tree.keys.count : 0);
  requireExportable(rows);
  await inTransaction(async ({ audit }) => audit(recordExport(input, table, { rows, columns: codes, groupBy, withRows })));
  const name = [batch.name, table.name[language], exportWords.groups[language]].join(' ');
  const columns = groupedColumns({ table, fields, asked, withRows, language });
  const windows = groupedLines(deps, filter && { ...filter, program, table }, tree, { levels: groupBy.length, withRows });
  return sendTable(context, format, { name, sheet: table.name[language], columns, rows, windows });
});
