import { isSaidIn, type TermRow } from '@wagewright/contracts/platform/languages';
import type { ShippedTerm } from './shipped-terms.ts';
import type { TermBook } from './term-book.ts';

export interface TermQuestion {
  readonly appCode?: string | undefined;
  /** With those below it. */
  readonly hierarchyCode?: string | undefined;
  readonly search?: string | undefined;
  readonly lang?: string | undefined;
  readonly state?: 'all' | 'missing' | 'changed';
}

const isWithin = (wanted: string | undefined, code: string): boolean =>
  wanted === undefined || code === wanted || code.startsWith(`${wanted}/`);

/** Whether a term is not said, or says something of its own, in one language or, where none is named, in any. */
function isInState(book: TermBook, { key, name }: ShippedTerm, { state, lang }: TermQuestion): boolean {
  if (state === undefined || state === 'all') return true;
  const langs = lang === undefined ? book.languages.map((language) => language.lang) : [lang];
  const holds = (one: string): boolean =>
    state === 'changed' ? book.saidIn(one).has(key) : isSaidIn(name, one) && book.own(one, key) === undefined;
  return langs.some(holds);
}

function isFound(book: TermBook, term: ShippedTerm, search: string): boolean {
  const wanted = search.toLowerCase();
  const texts = book.languages.map(({ lang }) => book.own(lang, term.key) ?? '');
  return [term.key, ...texts].some((text) => text.toLowerCase().includes(wanted));
}

/** The terms that a question means, in their order. */
export const findTerms = (book: TermBook, question: TermQuestion): ShippedTerm[] =>
  [...book.catalogue.values()].filter(
    (term) =>
      (question.appCode === undefined || term.appCode === question.appCode) &&
      isWithin(question.hierarchyCode, term.hierarchyCode) &&
      isInState(book, term, question) &&
      (!question.search || isFound(book, term, question.search)),
  );

export const viewTerm = (book: TermBook, { key, appCode, hierarchyCode, name, texts }: ShippedTerm): TermRow => ({
  key,
  appCode,
  hierarchyCode,
  name,
  shipped: { ...texts },
  texts: Object.fromEntries(
    book.languages.map(({ lang }) => [
      lang,
      { text: book.own(lang, key) ?? null, isChanged: book.saidIn(lang).has(key), isUnused: !isSaidIn(name, lang) },
    ]),
  ),
});
