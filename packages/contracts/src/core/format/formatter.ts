import type { Language } from '../languages.ts';
import { dayRanges } from './day-ranges.ts';
import { signOf } from './decimal.ts';

type DecimalText = Intl.StringNumericLiteral;

/** A name in every language, as the contracts carry it. */
export type Localized = Readonly<Record<Language, string>>;

/**
 * Everything that people read as a figure, a date or a name, in their language. Amounts stay decimal text all the way: `Intl` reads it exactly.
 * An amount that stands by itself is negative in the ledger's way, in parentheses; in a sentence, a formula or a change it has a minus sign.
 */
export interface Formatter {
  readonly language: Language;
  /** An amount with its currency; negative in the ledger's way, in parentheses. */
  readonly money: (amount: string, currency: string) => string;
  /** An amount with its sign always shown, e.g. a change. */
  readonly change: (amount: string, currency: string) => string;
  /** An amount without its currency, where a column's head names it. */
  readonly figure: (amount: string, scale: number) => string;
  /** As somebody has set it, rounded half away from zero; negative in the ledger's way unless a plus is shown too. */
  readonly styled: (amount: string, style: FigureStyle) => string;
  /** Short, for axes: $1.2M. */
  readonly compact: (amount: number, currency: string) => string;
  readonly count: (value: number) => string;
  /** Decimal text grouped as the language does, its digits as they are, but at least so many after the point. */
  readonly number: (value: string, digitsMin?: number) => string;
  /** A share as decimal text, 0.125 → 12.5%. `signed` shows a plus. */
  readonly percent: (share: string, options?: { signed?: boolean; digits?: number }) => string;
  /** A calendar day, ISO text. */
  readonly day: (isoDate: string) => string;
  readonly dayShort: (isoDate: string) => string;
  readonly days: (from: string, to: string) => string;
  /** Without the year, where the period is known. */
  readonly daysShort: (from: string, to: string) => string;
  /** An instant in the reader's time zone. */
  readonly instant: (timestamp: string) => string;
  /** How long ago, e.g. "3 hours ago". */
  readonly ago: (timestamp: string, now: Date) => string;
  /** Seconds as "1 min 20 s". */
  readonly duration: (seconds: number) => string;
  readonly name: (text: Localized | null) => string;
  /** Names one after another. */
  readonly list: (names: readonly string[]) => string;
}

/** How a figure is written where people set that. */
export interface FigureStyle {
  /** Whose symbol stands at it; null: none. */
  readonly currency: string | null;
  /** After the point; null: as many as there are. */
  readonly digits: number | null;
  /** A plus is shown as well as a minus. */
  readonly isSigned: boolean;
  /** A share: 0.125 is 12.5%. */
  readonly isPercent: boolean;
}

const digitsMax = 12;

/** A currency that is none gives parentheses to negative figures; its sign is taken out again. */
function styledOptions({ currency, digits, isSigned, isPercent }: FigureStyle): Intl.NumberFormatOptions {
  const fraction = { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? digitsMax };
  if (isPercent) return { style: 'percent', signDisplay: isSigned ? 'exceptZero' : 'negative', ...fraction };
  const symbol = { style: 'currency', currency: currency ?? 'XXX', currencyDisplay: 'narrowSymbol' } as const;
  return isSigned
    ? { ...symbol, ...fraction, signDisplay: 'exceptZero' }
    : { ...symbol, ...fraction, currencySign: 'accounting', signDisplay: 'negative' };
}

const agoSteps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const dayInstant = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** A minus sign is as wide as a digit, which a hyphen is not. */
const minus = (text: string): string => text.replace('-', '−');

/** Number formats are costly to make and a table asks for thousands of figures: each is made once. */
function numberFormats(locale: string) {
  const made = new Map<string, Intl.NumberFormat>();
  return (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    let format = made.get(key);
    if (!format) {
      format = new Intl.NumberFormat(locale, options);
      made.set(key, format);
    }
    return format;
  };
}

/** @param locale how figures and days are written, where that is a further language than the one in which names are said */
export function createFormatter(language: Language, locale: string = language): Formatter {
  const numbers = numberFormats(locale);
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayShortFormat = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const instantFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const money = (currency: string): Intl.NumberFormatOptions => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return {
    language,
    money: (amount, currency) => numbers({ ...money(currency), currencySign: 'accounting' }).format(amount as DecimalText),
    change: (amount, currency) =>
      minus(numbers({ ...money(currency), signDisplay: signOf(amount) === 0 ? 'never' : 'always' }).format(amount as DecimalText)),
    figure: (amount, scale) =>
      numbers({
        style: 'currency',
        currency: 'XXX',
        currencySign: 'accounting',
        minimumFractionDigits: scale,
        maximumFractionDigits: Math.max(scale, 0),
      })
        .formatToParts(amount as DecimalText)
        .filter((part) => part.type !== 'currency')
        .map((part) => part.value)
        .join('')
        .replace(/\u00a0/g, '')
        .trim(),
    styled: (amount, style) =>
      minus(
        numbers(styledOptions(style))
          .formatToParts(amount as DecimalText)
          .filter((part) => part.type !== 'currency' || style.currency !== null)
          .map((part) => part.value)
          .join('')
          .replaceAll('\u00a0', '')
          .trim(),
      ),
    compact: (amount, currency) =>
      minus(numbers({ ...money(currency), notation: 'compact', useGrouping: 'always', maximumFractionDigits: 1 }).format(amount)),
    count: (value) => numbers({ maximumFractionDigits: 0 }).format(value),
    number: (value, digitsMin = 0) =>
      minus(numbers({ minimumFractionDigits: digitsMin, maximumFractionDigits: Math.max(digitsMin, 12) }).format(value as DecimalText)),
    percent: (share, { signed = false, digits = 1 } = {}) =>
      minus(
        numbers({ style: 'percent', maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'auto' }).format(
          share as DecimalText,
        ),
      ),
    day: (isoDate) => dayFormat.format(dayInstant(isoDate)),
    dayShort: (isoDate) => dayShortFormat.format(dayInstant(isoDate)),
    days: (from, to) => dayRanges[language](from, to, dayFormat),
    daysShort: (from, to) => dayRanges[language](from, to, dayShortFormat),
    instant: (timestamp) => instantFormat.format(new Date(timestamp)),
    ago: (timestamp, now) => {
      const seconds = (new Date(timestamp).getTime() - now.getTime()) / 1000;
      const [unit, size] = agoSteps.find(([, step]) => Math.abs(seconds) >= step) ?? ['second' as const, 1];
      return relative.format(Math.round(seconds / size), unit);
    },
    duration: (seconds) => {
      const whole = Math.max(0, Math.round(seconds));
      const unit = (value: number, name: 'minute' | 'second') => numbers({ style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
      return whole < 60 ? unit(whole, 'second') : `${unit(Math.floor(whole / 60), 'minute')} ${unit(whole % 60, 'second')}`;
    },
    name: (text) => (text as Readonly<Record<string, string>> | null)?.[locale] || text?.[language] || '',
    list: (names) => names.join(language === 'zh-CN' ? '、' : ', '),
  };
}

const made = new Map<Language, Formatter>();

/** The formatter of a language, made once. */
export function formatterOf(language: Language): Formatter {
  const known = made.get(language) ?? createFormatter(language);
  made.set(language, known);
  return known;
}
