import { isShipped } from '@wagewright/contracts';
import { englishNameOf, type LanguageRow, ownNameOf } from '@wagewright/contracts/platform/languages';
import { type KnownLanguage, languageUsers, type Reads } from '@wagewright/db';
import type { TermBook } from './term-book.ts';

/** How many people have chosen each language. */
export async function usersByLanguage(reads: Reads): Promise<(lang: string) => number> {
  const rows = await reads.rows(languageUsers, []);
  const users = new Map(rows.map((row) => [row.lang, row.users]));
  return (lang) => users.get(lang) ?? 0;
}

export const viewLanguage = ({ lang, isOpen, isDefault, version }: KnownLanguage, book: TermBook, users: number): LanguageRow => ({
  lang,
  name: ownNameOf(lang),
  englishName: englishNameOf(lang),
  isOpen,
  isDefault,
  isShipped: isShipped(lang),
  users,
  ...book.counts(lang),
  version,
});
