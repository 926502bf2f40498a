import { downloadTemplate as contract } from '@wagewright/contracts/platform/imports';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { openSubject } from './open-subject.ts';
import { helpSheet, outColumns, sendTable, templateColumns } from './table-files.ts';

export const downloadTemplate = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const { format, ...subject } = input;
  const opened = await openSubject({ tx: deps.db.prisma, actor, deps }, subject, 'read', contract.id);
  const { title, hasLines } = opened;
  const columns = templateColumns(opened.columns);
  const language = languageOf(context);
  const sheet = { name: title[language], columns: outColumns(columns, language), blocks: [] };
  return { fileName: sendTable(context, sheet, format, [helpSheet(columns, hasLines, language)]) };
});
