import type { Outputs } from '../../../shared/api/trpc.ts';

type Calls = Outputs['platform']['languages'];
export type LanguageRow = Calls['listLanguages'][number];
export type TermRow = Calls['listTerms']['rows'][number];
export type Weblate = Calls['getWeblate'];
export type NamedRecord = Calls['listRecordNames']['rows'][number];
export type TermTree = Calls['getTermTree'];

/** Languages that an administrator may want, but those that stand already; any other is typed. */
export const commonLanguages = [
  'ja',
  'ko',
  'zh-TW',
  'zh-HK',
  'de',
  'fr',
  'es',
  'es-MX',
  'pt',
  'pt-BR',
  'it',
  'nl',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'tr',
  'ru',
  'uk',
  'sv',
  'da',
  'nb',
  'fi',
  'et',
  'lv',
  'lt',
  'sl',
  'hr',
  'sr',
  'vi',
  'th',
  'id',
  'ms',
  'fil',
  'hi',
  'bn',
  'ta',
  'te',
  'km',
  'lo',
  'my',
  'mn',
  'kk',
  'en-GB',
  'en-AU',
] as const;

/** A language in the reader's words. */
export const sayLanguage = (lang: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: 'language', fallback: 'code' }).of(lang) ?? lang;

/** What a term says in English: as it stands, or of a further plural form what its last form says. */
export const englishOf = ({ texts, shipped }: TermRow): string => texts['en']?.text ?? shipped['en'] ?? shipped['zh-CN'] ?? '';
