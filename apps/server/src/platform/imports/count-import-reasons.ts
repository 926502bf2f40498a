import { countImportReasons as contract } from '@wagewright/contracts/platform/imports';
import { countReasons, sqlOfPrisma } from '@wagewright/db';
import { importJobColumns } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { readImport } from './load-import.ts';
import { describeReasons } from './row-reasons.ts';

export const countImportReasons = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const tx = deps.db.prisma;
  const row = await readImport({ tx, actor, deps }, input.id);
  const columns = importJobColumns.columns(row.columns);
  const found = await countReasons(sqlOfPrisma(tx), row.id);
  const rows = found.map(({ code, column, count, reason, key }) => ({
    code,
    column,
    count,
    text: describeReasons([reason], key, columns, languageOf(context)).join(' '),
  }));
  return { total: rows.length, rows };
});
