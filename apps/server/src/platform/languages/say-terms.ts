import { AppError, isShipped } from '@wagewright/contracts';
import { keyOfTerm, placeOfTerm, type TermRow } from '@wagewright/contracts/platform/languages';
import { readSaidTerms, type SaidTerm } from '@wagewright/db';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Deps } from '../../core/deps.ts';
import { changeTerms, type HeldLanguage, holdLanguages, isAsShipped, requireText } from './change-terms.ts';
import { viewTerm } from './find-terms.ts';
import { TermBook } from './term-book.ts';

type Call = ChangeTools & { readonly deps: Pick<Deps, 'terms'> };

export interface TermWish {
  readonly key: string;
  readonly lang: string;
  readonly text: string;
  readonly seen?: string | null | undefined;
}

/** @throws AppError STALE_VERSION where it says something else by now than whoever changes it has seen */
function requireSeen({ lang, catalogue }: HeldLanguage, { key, seen }: TermWish, said: ReadonlyMap<string, string>): void {
  if (seen === undefined) return;
  const stands = said.get(key) ?? (isShipped(lang) ? catalogue.get(key)?.texts[lang] : undefined) ?? null;
  if (stands !== seen) throw new AppError('STALE_VERSION', { what: 'term', id: key });
}

async function sayInOne(call: Call, held: HeldLanguage, wishes: readonly TermWish[]): Promise<number> {
  const before = await readSaidTerms(
    call.sql,
    held.id,
    wishes.map(({ key }) => key),
  );
  const stood = new Map(before.map(({ key, text }) => [key, text]));
  for (const wish of wishes) {
    requireText(held, wish.key, wish.text);
    requireSeen(held, wish, stood);
  }
  const said: SaidTerm[] = wishes.filter((wish) => !isAsShipped(held, wish)).map(({ key, text }) => ({ key, text }));
  const gone = wishes.filter((wish) => isAsShipped(held, wish)).map(({ key }) => key);
  return await changeTerms(call, held, before, { said, gone });
}

/** What terms say from now on, all of them or none. */
export async function sayTerms(call: Call, wishes: readonly TermWish[]): Promise<TermRow[]> {
  const byLang = Map.groupBy(wishes, ({ lang }) => lang);
  let changed = 0;
  for (const held of await holdLanguages(call, [...byLang.keys()])) changed += await sayInOne(call, held, byLang.get(held.lang) ?? []);
  if (changed === 0) call.unchanged();
  return await readRows(call, [...new Set(wishes.map(({ key }) => key))]);
}

/** The rows as this transaction leaves them. */
async function readRows({ tx, deps }: Call, keys: readonly string[]): Promise<TermRow[]> {
  const languages = await tx.language.findMany({ include: { terms: { where: { key: { in: [...keys] } } } }, orderBy: { lang: 'asc' } });
  const said = new Map(languages.map(({ lang, terms }) => [lang, new Map(terms.map(({ key, text }) => [key, text]))]));
  const book = new TermBook(deps.terms.shipped, languages, said);
  return keys.flatMap((key) => {
    const term = book.catalogue.get(keyOfTerm(placeOfTerm(key)));
    return term ? [viewTerm(book, term)] : [];
  });
}
