import type { Language } from '@wagewright/contracts';

const key = 'wagewright.language';
const shipped: readonly Language[] = ['en', 'zh-CN'];
const tag = /^[a-z]{2,3}(-\w{2,4}){0,2}$/;

/** Whether the texts of a language come with the product. */
export const isShippedLanguage = (value: string): value is Language => shipped.some((language) => language === value);

/** Of languages, the first that somebody's wishes lead to: `en-GB` is content with `en`. */
export function firstFitting(wishes: readonly string[], offered: readonly string[]): string | undefined {
  const first = (one: string) => one.toLowerCase().split('-')[0];
  for (const wish of wishes) {
    const found = offered.find((one) => one.toLowerCase() === wish.toLowerCase()) ?? offered.find((one) => first(one) === first(wish));
    if (found) return found;
  }
  return undefined;
}

/** Remembers on this device which language was chosen; storage may be closed to us, then nothing is remembered. */
export const languageStore = {
  /** Those whose texts come with the product. */
  shipped,
  read(): string | null {
    try {
      const stored = window.localStorage.getItem(key);
      return stored !== null && tag.test(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  write(language: string): void {
    try {
      window.localStorage.setItem(key, language);
    } catch {
      // The choice then lasts as long as the page.
    }
  },
  /** What the browser asks for, where nobody has chosen yet. */
  guess: (): Language => (firstFitting(navigator.languages, shipped) as Language | undefined) ?? 'en',
};
