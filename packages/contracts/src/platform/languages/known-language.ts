import type { LocalizedText } from '../../core/languages.ts';

/** By its script, as its readers call it: 简体中文, not 中文（中国）. */
const called = (lang: string): string => (lang === 'zh-CN' ? 'zh-Hans' : lang);

const nameIn = (lang: string, reader: string): string | undefined =>
  new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(called(lang));

/** What a language calls itself: 日本語. */
export const ownNameOf = (lang: string): string => nameIn(lang, lang) ?? lang;
export const englishNameOf = (lang: string): string => nameIn(lang, 'en') ?? lang;

const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ku-Arab|nqo|pa-Arab|ps|sd|syr|ug|ur|uz-Arab|yi)(-|$)/;

/** Why the product cannot speak a language; undefined: it can. */
export function languageFault(lang: string): LocalizedText | undefined {
  const [canonical] = Intl.getCanonicalLocales(lang);
  if (canonical !== lang) return { en: `it is written ${canonical}`, 'zh-CN': `规范写法为 ${canonical}` };
  if (nameIn(lang, 'en') === undefined) return { en: 'there is no such language', 'zh-CN': '没有这种语言' };
  if (rightToLeft.test(lang))
    return { en: 'it is written from right to left, for which the screens are not made', 'zh-CN': '该语言从右向左书写，界面尚不支持' };
  return undefined;
}
