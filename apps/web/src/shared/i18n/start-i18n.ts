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
async function textsOf({ load, said = shippedOnly }: TextSources, language: string, namespace: string): Promise<NamespaceTexts> {
  const shipped = isShippedLanguage(language) ? load(language, namespace) : Promise.resolve({});
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
  return instance;
}

/** Asks for the texts of screens that are about to be shown, beside their code and their data. */
export function preloadTexts(instance: i18n, namespaces: readonly Namespace[]): void {
  if (namespaces.length > 0) void instance.loadNamespaces([...namespaces]);
}
