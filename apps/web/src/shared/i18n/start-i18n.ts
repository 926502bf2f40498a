import type { Language } from '@wagewright/contracts';
import { type BackendModule, createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isShippedLanguage } from './language-store.ts';
import { type SaidTexts, shippedOnly } from './said-texts.ts';
import type { Namespace, NamespaceTexts } from './texts.ts';

export interface TextSources {
  /** What is there from the start, by language and namespace. */
  readonly first: Readonly<Record<Language, Readonly<Record<string, NamespaceTexts>>>>;
  /** Fetches the rest, one namespace in one language at a time. */
  readonly load: (language: Language, namespace: string) => Promise<NamespaceTexts>;
  /** What administrators have said otherwise, or in further languages. */
  readonly said?: SaidTexts;
}

/** A lost connection is waited for: i18next asks again, after twice the time each time, from 350 ms to some six minutes. */
const attemptsMax = 10;

const isTree = (value: unknown): value is NamespaceTexts => typeof value === 'object' && value !== null;

/** Texts over texts: what both say, the second says. */
function over(below: NamespaceTexts, above: NamespaceTexts): NamespaceTexts {
  const said = Object.entries(above).map(([name, text]) => {
    const under = Object.hasOwn(below, name) ? below[name] : undefined;
    return [name, isTree(text) && isTree(under) ? over(under, text) : text];
  });
  return { ...below, ...(Object.fromEntries(said) as NamespaceTexts) };
}

/** A part of the texts in one language: what ships, and over it what was said. Of a further language only that; the rest stands in another one. */
async function textsOf({ first, load, said = shippedOnly }: TextSources, language: string, namespace: string): Promise<NamespaceTexts> {
  const shipped = isShippedLanguage(language) ? (first[language][namespace] ?? load(language, namespace)) : {};
  const own = said.of(language, namespace);
  return over(await shipped, (await own) ?? {});
}

const backend = (sources: TextSources): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    textsOf(sources, language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error as Error, true),
    );
  },
});

/** The first texts are there before anybody knows what was said otherwise: that comes over them, once for each language. */
function sayOver(instance: i18n, { first, said = shippedOnly }: TextSources): void {
  const done = new Set<string>();
  const over = async (language: string): Promise<void> => {
    if (!isShippedLanguage(language) || done.has(language)) return;
    done.add(language);
    const parts = await Promise.all(Object.keys(first[language]).map(async (part) => [part, await said.of(language, part)] as const));
    const differing = parts.filter(([, texts]) => texts !== undefined);
    for (const [part, texts] of differing) instance.addResourceBundle(language, part, texts, true, true);
    if (differing.length > 0) instance.emit('languageChanged', instance.language); // what is shown is said again
  };
  const all = (): void => {
    for (const language of instance.languages ?? []) void over(language).catch(() => done.delete(language));
  };
  instance.on('languageChanged', all);
  all();
}

/** What is said here while the page is open stands in it at once: parts that have another version than before are read again. */
function sayAgain(instance: i18n, sources: TextSources): void {
  const { said = shippedOnly } = sources;
  let versions = said.known?.versions;
  const readAgain = async (language: string, part: string): Promise<void> => {
    const texts = await textsOf(sources, language, part);
    instance.removeResourceBundle(language, part);
    instance.addResourceBundle(language, part, texts);
  };
  said.subscribe(() => {
    const before = versions;
    versions = said.known?.versions;
    if (!before) return;
    const differs = (language: string, part: string) => before[language]?.[part] !== versions?.[language]?.[part];
    const changed = instance.languages.flatMap((language) =>
      Object.keys(instance.getDataByLanguage(language) ?? {}).flatMap((part) =>
        differs(language, part) ? [[language, part] as const] : [],
      ),
    );
    if (changed.length === 0) return;
    void Promise.all(changed.map(([language, part]) => readAgain(language, part))).then(
      () => instance.emit('languageChanged', instance.language),
      () => undefined, // the next page says it
    );
  });
}

/** Ready at once with the first texts; a screen whose texts are still to come suspends until they are there. */
export function startI18n(language: string, sources: TextSources): i18n {
  const { first, said = shippedOnly } = sources;
  const instance = createInstance();
  /** What is not said in a further language is said in the default one, and then in English, which says everything. */
  const standIns = (code?: string): string[] =>
    code === undefined || isShippedLanguage(code) ? [] : [said.known?.default ?? 'en', 'en'].filter((one) => one !== code);
  void instance
    .use(backend(sources))
    .use(initReactI18next)
    .init({
      lng: language,
      load: 'currentOnly',
      fallbackLng: standIns,
      ns: ['common'],
      defaultNS: 'common',
      resources: structuredClone(first) as Resource, // what is said over them is written into them
      partialBundledLanguages: true,
      initAsync: false,
      maxRetries: attemptsMax,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  sayOver(instance, sources);
  sayAgain(instance, sources);
  return instance;
}

/** Asks for the texts of screens that are about to be shown, beside their code and their data. */
export function preloadTexts(instance: i18n, namespaces: readonly Namespace[]): void {
  if (namespaces.length > 0) void instance.loadNamespaces([...namespaces]);
}
