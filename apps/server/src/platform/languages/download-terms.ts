import { downloadTerms as contract, isSaidIn, termFileColumns } from '@wagewright/contracts/platform/languages';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { sendTable } from '../exports/index.ts';
import { findTerms } from './find-terms.ts';
import type { ShippedTerm } from './shipped-terms.ts';
import type { TermBook } from './term-book.ts';

const places = {
  appCode: ({ appCode }: ShippedTerm) => appCode,
  hierarchyCode: ({ hierarchyCode }: ShippedTerm) => hierarchyCode,
  key: ({ name }: ShippedTerm) => name,
};

/** The columns of a file of terms: where each stands, and what it says in each language. */
export const termColumns = (book: TermBook, langs: readonly string[]) => [
  ...termFileColumns.map((label) => ({ label, type: 'text' as const, width: 24, valueOf: places[label] })),
  ...langs.map((lang) => ({
    label: lang,
    type: 'text' as const,
    width: 60,
    valueOf: ({ key }: ShippedTerm) => book.own(lang, key) ?? null,
  })),
];

export const downloadTerms = implementQuery(contract, async ({ input, deps, context }) => {
  const book = await deps.terms.fresh();
  const langs = input.langs ?? book.languages.map(({ lang }) => lang);
  for (const lang of langs) book.require(lang);
  const isLacking = ({ key, name }: ShippedTerm) => langs.some((lang) => isSaidIn(name, lang) && book.own(lang, key) === undefined);
  const wanted = ({ appCode }: ShippedTerm) => input.appCodeAary?.includes(appCode) ?? true;
  const rows = findTerms(book, {}).filter((term) => wanted(term) && (!input.missingOnly || isLacking(term)));
  const name = { en: 'Terms', 'zh-CN': '词条' }[languageOf(context)];
  return sendTable(context, input.format, { name, sheet: name, columns: termColumns(book, langs), rows: rows.length, windows: [rows] });
});
