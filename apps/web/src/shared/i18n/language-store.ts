import type { Language } from '@wagewright/contracts';

const key = 'wagewright.language';
const known: readonly Language[] = ['en', 'zh-CN'];

const isLanguage = (value: string | null | undefined): value is Language => known.includes(value as Language);

/** Remembers on this device which language was chosen; storage may be closed to us, then nothing is remembered. */
export const languageStore = {
  known,
  read(): Language | null {
    try {
      const stored = window.localStorage.getItem(key);
      return isLanguage(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  write(language: Language): void {
    try {
      window.localStorage.setItem(key, language);
    } catch {
      // The choice then lasts as long as the page.
    }
  },
  /** What the browser asks for, where nobody has chosen yet. */
  guess(): Language {
    const first = navigator.languages.find((tag) => /^(en|zh)\b/i.test(tag));
    return first?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
  },
};
