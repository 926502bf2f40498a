/** A difference in words: where, what, what stood there and what does. */
import type { Language, LocalizedText } from '../../core/languages.ts';
import type { Difference } from './definition-difference.ts';
import { elementWords, howWords, keyWords, otherWords, valueWords } from './difference-words.ts';
import { tellParts } from './told-values.ts';

export interface DescribedDifference {
  /** `Pay › Gross pay`, `Tax rates, from 2026-01-01`; of the definition itself what it is. */
  readonly where: string;
  /** `Formula`, `Kunming: Rate`; of an element that is new or gone what has become of it: `Column added`. */
  readonly what: string;
  /** Null where nothing is said about it. */
  readonly before: string | null;
  readonly after: string | null;
}

const fill = (text: LocalizedText, language: Language, values: Readonly<Record<string, string>>): string =>
  text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export function describeDifference(difference: Difference, language: Language): DescribedDifference {
  const { how, key, before, after } = difference;
  const value = (json: string | null, other: string | null): string | null =>
    json === null ? null : wordOfValue(json, other, difference, language);
  const missing = how === 'changed' && key !== null ? otherWords.nothing[language] : null;
  return {
    where: placeOf(difference, language),
    what: how === 'changed' ? thingOf(difference, language) : became(difference, language),
    before: value(before, after) ?? missing,
    after: value(after, before) ?? missing,
  };
}

/** One line, `Pay › Gross pay, Formula: Base → Base + Bonus`. */
export function tellDifference(difference: Difference, language: Language): string {
  const { where, what, before, after } = describeDifference(difference, language);
  const colon = language === 'en' ? ': ' : '：';
  const values = [before, after].filter((value) => value !== null).join(' → ');
  return `${where}${language === 'en' ? ', ' : '，'}${what}${values === '' ? '' : `${colon}${values}`}`;
}

function placeOf({ kind, at, names }: Difference, language: Language): string {
  const said = names.map((name) => name[language]).join(' › ');
  if (kind === 'version')
    return [said, fill(otherWords.versionFrom, language, { day: at.split('@')[1] ?? '' })].join(language === 'en' ? ', ' : '，');
  if (kind === 'definition') return elementWords.definition[language];
  if (kind === 'table' || kind === 'column') return said || at;
  return `${elementWords[kind][language]} ${said || at}`;
}

const became = ({ kind, how }: Difference, language: Language): string =>
  language === 'en' ? `${elementWords[kind].en} ${howWords[how].en}` : `${howWords[how]['zh-CN']}${elementWords[kind]['zh-CN']}`;

function thingOf({ key, row, column, after }: Difference, language: Language): string {
  if (row === null) return wordOfKey(key ?? '', language);
  const named = row[language];
  if (key === null) return `${named} ${howWords[after === null ? 'off' : 'added'][language]}`;
  return `${named}${language === 'en' ? ': ' : '：'}${column?.[language] ?? key}`;
}

/** `display.payslip` is said by its last part, unless the whole has words of its own; a name in a language with it. */
function wordOfKey(key: string, language: Language): string {
  const whole = keyWords[key];
  if (whole) return whole[language];
  const parts = key.split('.');
  const last = parts.at(-1) ?? '';
  const isLanguage = last === 'en' || last === 'zh-CN';
  const said = keyWords[(isLanguage ? parts.at(-2) : last) ?? '']?.[language] ?? last;
  return isLanguage ? `${said}${language === 'en' ? ` ${keyWords[last]?.en}` : `（${keyWords[last]?.['zh-CN']}）`}` : said;
}

function wordOfValue(json: string, other: string | null, { key, row, percentage }: Difference, language: Language): string {
  const value = JSON.parse(json) as unknown;
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && key !== 'after' && key !== 'step')
    return tellParts(value, other === null ? null : JSON.parse(other), language);
  if (row === null && (key === 'after' || key === 'step')) return wordOfPlace(value, language);
  const words = row === null ? valueWords[key?.split('.').at(-1) ?? ''] : undefined;
  if (typeof value === 'string' && words && Object.hasOwn(words, value)) return words[value]?.[language] ?? value;
  return plain(value, percentage, language);
}

/** The step that it stands in or what it stands behind, by its name. */
const wordOfPlace = (value: unknown, language: Language): string =>
  value === null ? otherWords.first[language] : ((value as LocalizedText)[language] ?? '');

const isDecimal = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

function plain(value: unknown, percentage: boolean, language: Language): string {
  if (value === null || value === undefined) return otherWords.nothing[language];
  if (typeof value === 'boolean') return otherWords[value ? 'yes' : 'no'][language];
  if (percentage && isDecimal(value)) return `${hundredfold(String(value))}%`;
  if (Array.isArray(value))
    return value.map((part) => formulaPart(part, language)).join(language === 'en' ? '; ' : '；') || otherWords.nothing[language];
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

/** One of several formulas by date, or any other entry of a list. */
function formulaPart(part: unknown, language: Language): string {
  const { from, expression } = (part ?? {}) as { readonly from?: string; readonly expression?: string };
  if (typeof expression !== 'string') return plain(part, false, language);
  return from === undefined ? expression : fill(otherWords.since, language, { day: from, formula: expression });
}

/** A decimal number times a hundred, exactly: its point moves. */
function hundredfold(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', digits = ''] = text.replace('-', '').split('.');
  const moved = digits.padEnd(2, '0');
  const left = `${whole}${moved.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const right = moved.slice(2).replace(/0+$/, '');
  return `${sign}${left}${right === '' ? '' : `.${right}`}`;
}
