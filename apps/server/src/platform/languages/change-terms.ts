import { AppError, isShipped, limits } from '@wagewright/contracts';
import { termFault } from '@wagewright/contracts/platform/languages';
import { readSaidTerms, type SaidTerm, writeTerms } from '@wagewright/db';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Deps } from '../../core/deps.ts';
import { catalogueOf, referenceOf, type ShippedTerm } from './shipped-terms.ts';

type Change = ChangeTools & { readonly deps: Pick<Deps, 'terms'> };

/** Of one language: what is said from now on, and what is not said any more. */
export interface LanguageChange {
  readonly said: readonly SaidTerm[];
  readonly gone: readonly string[];
}

/** A language whose terms nobody else changes until the transaction ends. */
export interface HeldLanguage {
  readonly id: number;
  readonly lang: string;
  readonly catalogue: ReadonlyMap<string, ShippedTerm>;
}

/**
 * Languages for a change of their terms, all of them where none are named, each locked, always in the same order.
 * @throws AppError NOT_FOUND for one that there is not
 */
export async function holdLanguages({ tx, locks, deps }: Change, langs?: readonly string[]): Promise<HeldLanguage[]> {
  const known = await tx.language.findMany({ where: langs ? { lang: { in: [...langs] } } : {}, orderBy: { id: 'asc' } });
  const unknown = langs?.find((lang) => !known.some((language) => language.lang === lang));
  if (unknown !== undefined) throw new AppError('NOT_FOUND', { what: 'language', id: unknown });
  for (const { id } of known) await locks.take('language', id);
  const catalogue = catalogueOf(
    deps.terms.shipped,
    known.map(({ lang }) => lang),
  );
  return known.map(({ id, lang }) => ({ id, lang, catalogue }));
}

/** @throws AppError TERM_REFUSED for a term that there is not, and a text that cannot stand for it */
export function requireText({ lang, catalogue }: HeldLanguage, key: string, text: string): void {
  const term = catalogue.get(key);
  if (!term) throw new AppError('NOT_FOUND', { what: 'term', id: key });
  const reason = termFault(term.name, lang, text, referenceOf(catalogue, term));
  if (reason) throw new AppError('TERM_REFUSED', { key, lang, reason });
}

/** A text as it is kept: the shipped one again is no change of it any more. */
export const isAsShipped = ({ lang, catalogue }: HeldLanguage, { key, text }: SaidTerm): boolean =>
  isShipped(lang) && catalogue.get(key)?.texts[lang] === text;

/**
 * Writes what differs from what stands, with its audit.
 * @param before what was said, of at least the terms concerned
 * @returns how many terms changed
 */
export async function changeTerms(
  { sql, audit, notify }: Change,
  { id, lang }: HeldLanguage,
  before: readonly SaidTerm[],
  { said, gone }: LanguageChange,
): Promise<number> {
  const stood = new Map(before.map(({ key, text }) => [key, text]));
  const written = said.filter(({ key, text }) => stood.get(key) !== text);
  const taken = gone.filter((key) => stood.has(key));
  const changed = [...written.map(({ key, text }) => ({ key, text })), ...taken.map((key) => ({ key, text: null }))];
  if (changed.length === 0) return 0;
  await writeTerms(sql, id, { said: written, gone: taken });
  for (let first = 0; first < changed.length; first += limits.termsToldMax) {
    const part = changed.slice(first, first + limits.termsToldMax);
    const old = Object.fromEntries(part.map(({ key }) => [key, stood.get(key) ?? null]));
    const now = Object.fromEntries(part.map(({ key, text }) => [key, text]));
    audit({ entity: 'language', entityId: id, before: { lang, terms: old }, after: { lang, terms: now } });
  }
  await notify({ topic: 'languages' });
  return changed.length;
}

/** Takes away what was said of terms. @returns how many texts went */
export async function restoreTerms(call: Change, langs: readonly string[] | undefined, isMeant: (key: string) => boolean): Promise<number> {
  let restored = 0;
  for (const held of await holdLanguages(call, langs)) {
    const before = await readSaidTerms(call.sql, held.id);
    const gone = before.map(({ key }) => key).filter(isMeant);
    restored += await changeTerms(call, held, before, { said: [], gone });
  }
  if (restored === 0) call.unchanged();
  return restored;
}
