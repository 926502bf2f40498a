import { downloadFailures as contract, reasonsHeading } from '@wagewright/contracts/platform/imports';
import { refusedRows, sqlOfPrisma } from '@wagewright/db';
import { importJobColumns } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { failureSheet } from './failure-sheet.ts';
import { readImport } from './load-import.ts';
import { sendTable } from './table-files.ts';

export const downloadFailures = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const tx = deps.db.prisma;
  const row = await readImport({ tx, actor, deps }, input.id);
  const language = languageOf(context);
  const columns = importJobColumns.columns(row.columns);
  const rows = refusedRows(sqlOfPrisma(tx), row.id);
  const sheet = failureSheet(
    { columns, layout: importJobColumns.layout(row.layout) ?? [], heading: reasonsHeading[language], language },
    rows,
  );
  return { fileName: sendTable(context, { ...sheet, name: row.file.name.replace(/\.\w+$/, '') }, input.format), rows: row.refused };
});
