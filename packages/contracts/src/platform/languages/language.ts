import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { version } from '../../core/primitives.ts';

/** A language as people choose it. */
export const openLanguage = z.object({
  lang: languageTag,
  /** In itself: 日本語. */
  name: z.string(),
  isDefault: z.boolean(),
});

/** How many terms are said in it, and how many are not: those stand in the default language meanwhile. */
export const termCounts = { terms: z.int(), missing: z.int(), changed: z.int() };

export const languageRow = openLanguage.extend({
  englishName: z.string(),
  isOpen: z.boolean(),
  /** Its texts ship with the product. */
  isShipped: z.boolean(),
  /** People whose language it is. */
  users: z.int(),
  ...termCounts,
  version,
});
export type LanguageRow = z.output<typeof languageRow>;

/** What a page asks for first of all: the languages that can be chosen, and which parts of the screens say something else than what ships, each with its version. */
export interface TermIndex {
  readonly default: string;
  readonly languages: readonly { readonly lang: string; readonly name: string; readonly isShipped: boolean }[];
  readonly versions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
