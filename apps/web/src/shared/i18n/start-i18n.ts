import type { Language } from '@wagewright/contracts';
import { type BackendModule, createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace, NamespaceTexts } from './texts.ts';

export interface TextSources {
  /** What is there from the start, by language and namespace. */
  readonly first: Readonly<Record<Language, Readonly<Record<string, NamespaceTexts>>>>;
  /** Fetches the rest, one namespace in one language at a time. */
  readonly load: (language: Language, namespace: string) => Promise<NamespaceTexts>;
}

/** A lost connection is waited for: i18next asks again, after twice the time each time, from 350 ms to some six minutes. */
const attemptsMax = 10;

const backend = (load: TextSources['load']): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    load(language as Language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error as Error, true),
    );
  },
});

/** Ready at once with the first texts; a screen whose texts are still to come suspends until they are there. */
export function startI18n(language: Language, { first, load }: TextSources): i18n {
  const instance = createInstance();
  void instance
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: language,
      load: 'currentOnly',
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      resources: first as Resource,
      partialBundledLanguages: true,
      initAsync: false,
      maxRetries: attemptsMax,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return instance;
}

/** Asks for the texts of screens that are about to be shown, beside their code and their data. */
export function preloadTexts(instance: i18n, namespaces: readonly Namespace[]): void {
  if (namespaces.length > 0) void instance.loadNamespaces([...namespaces]);
}
