import { isSaidIn, type TermApplication } from '@wagewright/contracts/platform/languages';
import type { Counts, TermBook } from './term-book.ts';

export interface TermPart extends Counts {
  readonly appCode: TermApplication;
  readonly hierarchyCode: string;
  /** Its last folder. */
  readonly name: string;
}

const none: Counts = { terms: 0, missing: 0, changed: 0 };
export const added = (one: Counts, other: Counts): Counts => ({
  terms: one.terms + other.terms,
  missing: one.missing + other.missing,
  changed: one.changed + other.changed,
});
export const sumOf = (counts: readonly Counts[]): Counts => counts.reduce(added, none);

/** The hierarchies of the applications, with what each lacks in a language; without one, only how many terms. */
export function partsOf(book: TermBook, lang: string | undefined): TermPart[] {
  const parts = new Map<string, TermPart>();
  for (const { key, appCode, hierarchyCode, name } of book.catalogue.values()) {
    if (!isSaidIn(name, lang ?? 'en')) continue;
    const id = `${appCode}/${hierarchyCode}`;
    const own = { appCode, hierarchyCode, name: hierarchyCode.slice(hierarchyCode.lastIndexOf('/') + 1) };
    const isMissing = lang !== undefined && book.own(lang, key) === undefined;
    const isChanged = lang !== undefined && book.saidIn(lang).has(key);
    const counts = { terms: 1, missing: Number(isMissing), changed: Number(isChanged) };
    parts.set(id, { ...own, ...added(parts.get(id) ?? none, counts) });
  }
  return [...parts.values()];
}
