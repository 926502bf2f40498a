import type { LocalizedText } from '@wagewright/contracts';
import { placeOfTerm, termFault, type UploadMode } from '@wagewright/contracts/platform/languages';
import type { SaidTerm } from '@wagewright/db';
import { type HeldLanguage, isAsShipped, type LanguageChange } from './change-terms.ts';
import type { FileTerm, TermFile } from './read-term-file.ts';
import { referenceOf } from './shipped-terms.ts';

export interface RefusedTerm extends FileTerm {
  readonly reason: LocalizedText;
}

const unknown: LocalizedText = { en: 'There is no such term.', 'zh-CN': '没有该词条。' };
const twice: LocalizedText = { en: 'The file names this term before.', 'zh-CN': '文件中已有该词条。' };
const byMode: Readonly<Partial<Record<UploadMode, (stands: boolean, lang: string) => LocalizedText | undefined>>> = {
  'create-only': (stands, lang) =>
    stands
      ? { en: `It is said in ${lang} already, and only new texts were to be taken.`, 'zh-CN': `已有 ${lang} 文本，而本次仅新增。` }
      : undefined,
  'update-only': (stands, lang) =>
    stands
      ? undefined
      : { en: `It is not said in ${lang} yet, and only known texts were to be changed.`, 'zh-CN': `尚无 ${lang} 文本，而本次仅更新。` },
};

/** What stands of a term in a language: said, or as it ships. */
const standing = ({ lang, catalogue }: HeldLanguage, said: ReadonlyMap<string, string>, key: string): string | undefined =>
  said.get(key) ?? (catalogue.get(key)?.texts as Readonly<Record<string, string>> | undefined)?.[lang];

/** Why a row is not taken: one wrong text refuses it whole, so that the failure file holds all of it. */
function faultOf(
  term: FileTerm,
  held: readonly HeldLanguage[],
  said: (lang: string) => ReadonlyMap<string, string>,
  mode: UploadMode,
): LocalizedText | undefined {
  for (const language of held) {
    const text = term.texts.get(language.lang);
    const known = language.catalogue.get(term.key);
    if (!known) return unknown;
    if (text === undefined) continue;
    const stands = standing(language, said(language.lang), term.key);
    if (stands === text) continue;
    const fault = termFault(known.name, language.lang, text, referenceOf(language.catalogue, known));
    if (fault) return { en: `${language.lang}: ${fault.en}.`, 'zh-CN': `${language.lang}：${fault['zh-CN']}。` };
    const refused = byMode[mode]?.(stands !== undefined, language.lang);
    if (refused) return refused;
  }
  return undefined;
}

/** Rows that are taken, and those that are not. */
export function judgeTerms(
  { terms }: TermFile,
  held: readonly HeldLanguage[],
  said: (lang: string) => ReadonlyMap<string, string>,
  mode: UploadMode,
): { readonly taken: readonly FileTerm[]; readonly refused: readonly RefusedTerm[] } {
  const seen = new Set<string>();
  const taken: FileTerm[] = [];
  const refused: RefusedTerm[] = [];
  for (const term of terms) {
    const reason = seen.has(term.key) ? twice : faultOf(term, held, said, mode);
    seen.add(term.key);
    if (reason) refused.push({ ...term, reason });
    else taken.push(term);
  }
  return { taken, refused };
}

export interface TermCounts {
  readonly created: number;
  readonly updated: number;
  readonly restored: number;
  readonly unchanged: number;
}

/** What a file makes of one language's terms. Under `override` it is all that there is of the applications that it names; what it has refused stays. */
export function changeOf(
  file: TermFile,
  held: HeldLanguage,
  before: readonly SaidTerm[],
  { taken, mode }: { readonly taken: readonly FileTerm[]; readonly mode: UploadMode },
): LanguageChange & TermCounts {
  const said = new Map(before.map(({ key, text }) => [key, text]));
  const given = taken.flatMap(({ key, texts }) => (texts.has(held.lang) ? [{ key, text: texts.get(held.lang) ?? '' }] : []));
  const differing = given.filter(({ key, text }) => standing(held, said, key) !== text);
  const created = differing.filter(({ key }) => standing(held, said, key) === undefined).length;
  const backAsShipped = differing.filter((term) => isAsShipped(held, term)).map(({ key }) => key);
  const applications = new Set(file.terms.map(({ key }) => placeOfTerm(key).appCode));
  const takenKeys = new Set(taken.map(({ key }) => key));
  const stays = new Set(file.terms.flatMap(({ key, texts }) => (texts.has(held.lang) || !takenKeys.has(key) ? [key] : [])));
  const unnamed =
    mode === 'override' ? before.map(({ key }) => key).filter((key) => applications.has(placeOfTerm(key).appCode) && !stays.has(key)) : [];
  return {
    said: differing.filter((term) => !isAsShipped(held, term)),
    gone: [...backAsShipped, ...unnamed],
    created,
    updated: differing.length - created,
    restored: unnamed.length,
    unchanged: given.length - differing.length,
  };
}
