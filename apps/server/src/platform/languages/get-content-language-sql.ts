import { getContentLanguageSql as contract } from '@wagewright/contracts/platform/languages';
import { type ContentField, contentFields, readNames, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { selectStatement, updateStatement, type WantedName } from './content-sql.ts';
import type { TermBook } from './term-book.ts';

const head = (lang: string): string =>
  `-- Names of records in ${lang}, to be reviewed: nothing of this was executed.\n` +
  '-- A name stands in English where no term of the product says the same in the language: translate it before you run this.';

/** What the terms say for the same English words. */
function termMemory(book: TermBook, lang: string): ReadonlyMap<string, string> {
  const memory = new Map<string, string>();
  for (const key of book.catalogue.keys()) {
    const [english, text] = [book.own('en', key), book.own(lang, key)];
    if (english !== undefined && text !== undefined) memory.set(english.toLowerCase(), text);
  }
  return memory;
}

export const getContentLanguageSql = implementQuery(contract, async ({ input: { lang, all, update }, deps }) => {
  const book = await deps.terms.fresh();
  book.require(lang);
  const memory = termMemory(book, lang);
  const sql = sqlOfPrisma(deps.db.prisma);
  const parts: string[] = [];
  let records = 0;
  for (const field of contentFields) {
    const named = await readNames(sql, field, lang, all);
    const wanted = named.map(({ id, names }): WantedName => {
      const english = names['en'] ?? '';
      return { id, names, text: names[lang] || memory.get(english.toLowerCase()) || english };
    });
    records += wanted.length;
    if (wanted.length > 0) parts.push(statementsOf(field, wanted, lang, update));
  }
  return { sql: [head(lang), ...parts, ''].join('\n\n'), records };
});

const statementsOf = (field: ContentField, wanted: readonly WantedName[], lang: string, update: boolean): string =>
  update ? wanted.map((record) => updateStatement(field, record, lang)).join('\n') : selectStatement(field, wanted, lang);
