import { AppError, type ErrorCode, errorDefinition, fillText, isShipped, type Language, type LocalizedText } from '@wagewright/contracts';
import { isSaidIn, keyOfTerm, pluralOf } from '@wagewright/contracts/platform/languages';
import type { KnownLanguage } from '@wagewright/db';
import { catalogueOf, type ShippedTerm, type ShippedTerms } from './shipped-terms.ts';

/** What was said in each language beside what ships, by key. */
export type SaidTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Counts {
  readonly terms: number;
  readonly missing: number;
  readonly changed: number;
}

/** The languages and every term in each, as they stand at one moment. */
export class TermBook {
  readonly languages: readonly KnownLanguage[];
  readonly catalogue: ReadonlyMap<string, ShippedTerm>;
  readonly #said: SaidTexts;
  /** In which everybody reads who has chosen nothing that is open. */
  readonly defaultLang: string;

  constructor(shipped: ShippedTerms, languages: readonly KnownLanguage[], said: SaidTexts) {
    this.languages = languages;
    this.catalogue = catalogueOf(
      shipped,
      languages.map(({ lang }) => lang),
    );
    this.#said = said;
    this.defaultLang = languages.find(({ isDefault }) => isDefault)?.lang ?? 'en';
  }

  /** @throws AppError NOT_FOUND */
  require(lang: string): KnownLanguage {
    const known = this.languages.find((language) => language.lang === lang);
    if (!known) throw new AppError('NOT_FOUND', { what: 'language', id: lang });
    return known;
  }

  isOpen(lang: string): boolean {
    return this.languages.some((language) => language.lang === lang && language.isOpen);
  }

  saidIn(lang: string): ReadonlyMap<string, string> {
    return this.#said.get(lang) ?? new Map();
  }

  /** What a term says in this very language; undefined: nothing. */
  own(lang: string, key: string): string | undefined {
    return this.saidIn(lang).get(key) ?? (isShipped(lang) ? this.catalogue.get(key)?.texts[lang] : undefined);
  }

  /** What somebody reads who reads this language: never nothing of a term that there is. */
  text(lang: string, key: string): string | undefined {
    return this.own(lang, key) ?? this.own(this.defaultLang, key) ?? this.own('en', key) ?? this.#otherForm(lang, key);
  }

  /** The language that ships on which another one stands: for what only those have, such as names of records. */
  base(lang: string): Language {
    return [lang, this.defaultLang].find(isShipped) ?? 'en';
  }

  /** Of what somebody asks for, in the order of their wishes, the first that is open. */
  firstOpen(wishes: readonly (string | undefined)[]): string {
    for (const wish of wishes) {
      const found = wish === undefined ? undefined : this.#fitting(wish);
      if (found) return found;
    }
    return this.defaultLang;
  }

  counts(lang: string, isMeant: (term: ShippedTerm) => boolean = () => true): Counts {
    const meant = [...this.catalogue.values()].filter((term) => isSaidIn(term.name, lang) && isMeant(term));
    const missing = meant.filter(({ key }) => this.own(lang, key) === undefined).length;
    const changed = meant.filter(({ key }) => this.saidIn(lang).has(key)).length;
    return { terms: meant.length, missing, changed };
  }

  /** The message of an error as somebody reads it, its parameters filled in. */
  errorMessage(lang: string, code: ErrorCode, parameters: Readonly<Record<string, unknown>>): string {
    const base = this.base(lang);
    const text = this.text(lang, keyOfTerm({ appCode: 'server', hierarchyCode: 'errors', name: code }));
    return fillText(text ?? errorDefinition(code)[base], base, parameters);
  }

  /** A text of the server's as somebody reads it, who is answered in both of ours: whoever reads a further one finds it in either. */
  localized(lang: string, hierarchyCode: string, name: string, shipped: LocalizedText): LocalizedText {
    const key = keyOfTerm({ appCode: 'server', hierarchyCode, name });
    const further = isShipped(lang) ? undefined : this.text(lang, key);
    return {
      en: further ?? this.own('en', key) ?? shipped.en,
      'zh-CN': further ?? this.own('zh-CN', key) ?? shipped['zh-CN'],
    };
  }

  /** A plural form that no language of ours tells apart is said by the last form. */
  #otherForm(lang: string, key: string): string | undefined {
    const term = this.catalogue.get(key);
    const plural = term && pluralOf(term.name);
    if (!plural || plural.form === 'other') return undefined;
    return this.text(lang, keyOfTerm({ ...term, name: `${plural.base}_other` }));
  }

  /** `en-GB` is content with `en`, and `zh` with `zh-CN`. */
  #fitting(wish: string): string | undefined {
    const open = this.languages.filter(({ isOpen }) => isOpen).map(({ lang }) => lang);
    const wanted = wish.toLowerCase();
    const first = (tag: string) => tag.split('-')[0];
    return open.find((lang) => lang.toLowerCase() === wanted) ?? open.find((lang) => first(lang) === first(wanted));
  }
}
