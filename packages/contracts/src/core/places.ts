import { z } from 'zod';

/** Codes that the names of regions know beside the countries of ISO 3166-1: unions, reserved and made-up ones. */
const noCountries: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Of a code that is none any more another one is canonical: DD is DE. */
const isCanonical = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Countries and territories that have a code of their own (ISO 3166-1 alpha-2, and XK, which stands for Kosovo by agreement). */
function readCountries(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const all = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return all.filter((code) => names.of(code) !== undefined && !noCountries.has(code) && isCanonical(code));
}

let countries: readonly string[] | undefined;
/** Made on the first question: nobody else waits for 676 names. */
export const countryCodes = (): readonly string[] => {
  countries ??= readCountries();
  return countries;
};

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
export const currencyCodes: readonly string[] = [...currencies];

/** UTC is a zone that the list of Intl leaves out. */
export const timeZoneNames: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** A name that has become another one (Asia/Kolkata, Asia/Calcutta) is known under both. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** ISO 3166-1 alpha-2. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'is no ISO 3166-1 code, such as CN')
  .refine((code) => countryCodes().includes(code), 'is no ISO 3166-1 code, such as CN');

/** ISO 4217. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'is no ISO 4217 code, such as CNY')
  .refine((code) => currencies.has(code), 'is no ISO 4217 code, such as CNY');

/** As the IANA database names it; not an offset, which says nothing of when clocks change. */
export const timeZone = z
  .string()
  .regex(/^[A-Z][A-Za-z_]*(?:[/+-][A-Za-z0-9_+-]+){0,3}$/, 'is no time zone of the IANA database, such as Asia/Shanghai')
  .refine(isTimeZone, 'is no time zone of the IANA database, such as Asia/Shanghai');
