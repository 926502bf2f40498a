import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  errorCodes,
  errorDefinition,
  isShipped,
  type Language,
  type LocalizedText,
  languages,
  messageTemplates,
} from '@wagewright/contracts';
import {
  keyOfTerm,
  leavesOf,
  pluralForms,
  pluralOf,
  type ShippedTexts,
  shippedTermsFile,
  type TermApplication,
  type TextTree,
} from '@wagewright/contracts/platform/languages';

/** A term and what it says out of the box. */
export interface ShippedTerm {
  readonly key: string;
  readonly appCode: TermApplication;
  readonly hierarchyCode: string;
  readonly name: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}
export type ShippedTerms = ReadonlyMap<string, ShippedTerm>;

type ByLanguage = Readonly<Record<string, TextTree>>;

const spoken = (texts: (language: Language) => TextTree): ByLanguage =>
  Object.fromEntries(languages.map((language) => [language, texts(language)]));

/** An entry of the navigation, which a later area keeps. */
export interface MenuLabel {
  readonly key: string;
  readonly label: LocalizedText;
}

/** What the server says, where slices keep it as texts. */
const serverTexts = (menus: readonly MenuLabel[]): ShippedTexts => ({
  errors: spoken((language) => Object.fromEntries(errorCodes.map((code) => [code, errorDefinition(code)[language]]))),
  menus: spoken((language) => Object.fromEntries(menus.map(({ key, label }) => [key, label[language]]))),
  messages: spoken((language) =>
    Object.fromEntries(
      Object.entries(messageTemplates).map(([key, { title, body }]) => [key, { title: title[language], body: body[language] }]),
    ),
  ),
});

function termsOf(appCode: TermApplication, texts: ShippedTexts): ShippedTerm[] {
  const found = new Map<string, ShippedTerm>();
  for (const [hierarchyCode, byLanguage] of Object.entries(texts)) {
    for (const [language, tree] of Object.entries(byLanguage)) {
      if (!isShipped(language)) continue;
      for (const [name, text] of leavesOf(tree)) {
        const key = keyOfTerm({ appCode, hierarchyCode, name });
        found.set(key, { key, appCode, hierarchyCode, name, texts: { ...found.get(key)?.texts, [language]: text } });
      }
    }
  }
  return [...found.values()];
}

/**
 * All terms that ship: the server's own, and those of the screens as their build has written them down.
 * @param webFolder of the built web application; without it nobody shows screens here
 */
export function readShippedTerms(menus: readonly MenuLabel[], webFolder: string | undefined): ShippedTerms {
  const webTexts: ShippedTexts = webFolder ? JSON.parse(readFileSync(path.join(webFolder, shippedTermsFile), 'utf8')) : {};
  const terms = [...termsOf('server', serverTexts(menus)), ...termsOf('web', webTexts)];
  return new Map(terms.map((term) => [term.key, term]));
}

const order = ({ appCode, hierarchyCode, name }: ShippedTerm): string => `${appCode === 'web' ? 0 : 1} ${hierarchyCode} ${name}`;
const byOrder = (one: ShippedTerm, other: ShippedTerm): number => (order(one) < order(other) ? -1 : 1);

/** The terms that ship, and for languages that tell more plural forms apart than ours the further forms of each. */
export function catalogueOf(shipped: ShippedTerms, langs: readonly string[]): ReadonlyMap<string, ShippedTerm> {
  const forms = new Set(langs.flatMap(pluralForms));
  const all = new Map(shipped);
  for (const term of shipped.values()) {
    const plural = pluralOf(term.name);
    if (plural?.form !== 'other') continue;
    for (const form of forms) {
      const name = `${plural.base}_${form}`;
      const key = keyOfTerm({ ...term, name });
      if (!all.has(key)) all.set(key, { ...term, key, name, texts: {} });
    }
  }
  return new Map([...all.values()].toSorted(byOrder).map((term) => [term.key, term]));
}

/** What a term says in English out of the box; a further plural form what its last form says. */
export function referenceOf(catalogue: ReadonlyMap<string, ShippedTerm>, term: ShippedTerm): string {
  const plural = pluralOf(term.name);
  const whole = plural && catalogue.get(keyOfTerm({ ...term, name: `${plural.base}_other` }));
  return term.texts.en ?? whole?.texts.en ?? term.texts['zh-CN'] ?? '';
}
