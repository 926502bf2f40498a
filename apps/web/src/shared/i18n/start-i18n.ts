import type { Language } from '@wagewright/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** One chunk a language; only the one that is spoken is loaded. */
const loaders: Record<Language, () => Promise<{ default: Record<string, Record<string, unknown>> }>> = {
  en: async () => ({ default: (await import('../../locales/en.ts')).default }),
  'zh-CN': async () => ({ default: (await import('../../locales/zh-CN.ts')).default }),
};

const fonts: Partial<Record<Language, () => Promise<unknown>>> = {
  'zh-CN': () => import('@fontsource-variable/noto-sans-sc/index.css'),
};

async function load(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'common')) return;
  const { default: messages } = await loaders[language]();
  for (const [namespace, texts] of Object.entries(messages)) instance.addResourceBundle(language, namespace, texts);
}

export async function startI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await load(instance, language);
  void fonts[language]?.();
  return instance;
}

/** Loads the language's texts and font, then shows them. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  await load(instance, language);
  void fonts[language]?.();
  await instance.changeLanguage(language);
}
