import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { languageStore } from './language-store.ts';
import { type SaidTexts, shippedOnly } from './said-texts.ts';

export const SaidTextsContext = createContext<SaidTexts>(shippedOnly);

interface OpenLanguage {
  readonly lang: string;
  /** In itself. */
  readonly name: string;
}

/** In themselves, until the server has said which there are. */
const shippedNames: Readonly<Record<string, string>> = { en: 'English', 'zh-CN': '简体中文' };
const shipped: readonly OpenLanguage[] = languageStore.shipped.map((lang) => ({ lang, name: shippedNames[lang] ?? lang }));

/** The languages that people can choose. */
export function useOpenLanguages(): readonly OpenLanguage[] {
  const said = useContext(SaidTextsContext);
  const known = useSyncExternalStore(said.subscribe, () => said.known);
  useEffect(() => void said.index(), [said]);
  return known?.languages ?? shipped;
}
