import type { i18n } from 'i18next';
import { firstFitting, isShippedLanguage, languageStore } from './language-store.ts';
import type { SaidTexts } from './said-texts.ts';

/**
 * The page began in a language that was chosen here or guessed. Once it is known which are open: a chosen one that is closed gives way, and whoever has
 * chosen none gets what their browser asks for, or the default.
 */
export async function agreeWithServer(instance: i18n, said: SaidTexts): Promise<void> {
  const index = await said.index();
  if (!index) return;
  const open = index.languages.map(({ lang }) => lang);
  const chosen = languageStore.read();
  const wanted = firstFitting([...(chosen === null ? [] : [chosen]), ...navigator.languages], open) ?? index.default;
  // whom a further language leaves without words hears the default one: that is known only now
  if (wanted !== instance.language || !isShippedLanguage(wanted)) await instance.changeLanguage(wanted);
}
