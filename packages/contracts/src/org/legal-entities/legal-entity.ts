import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { countryCode, currencyCode, timeZone } from '../../core/places.ts';
import { id, linesOfText, name, version } from '../../core/primitives.ts';

/** What an employer in law says of itself; its code stays. */
export const legalEntityContent = {
  name: z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) }),
  country: countryCode,
  currency: currencyCode,
  timeZone,
  /** Null: Monday to Friday are worked, without a holiday. */
  calendarId: id.nullable(),
  /** Several lines, as it stands on letters. */
  address: linesOfText(limits.addressCharactersMax).trim().min(1).nullable(),
  /** As the register of its country writes it, such as a unified social credit code or an EIN. */
  registrationNumber: name(60).nullable(),
};

export const legalEntityCode = name(40);
export const legalEntityReference = z.strictObject({ id, version });

/** What stays as soon as somebody can have been paid by it: amounts and days would mean something else. */
export const settledFields = ['country', 'currency', 'timeZone'] as const satisfies readonly (keyof typeof legalEntityContent)[];
export type SettledField = (typeof settledFields)[number];

/** An employer in law: it pays, withholds and reports. */
export const legalEntityRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** As the IANA database names it. */
  timeZone: z.string(),
  calendarId: id.nullable(),
  calendar: localizedText.nullable(),
  address: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  /** Employed on the day. */
  headcount: z.int(),
  /** Periods that its solutions have: with the first, country, currency and time zone stay. */
  periodCount: z.int(),
  /** Whether anything belongs to it, so that it stays. */
  isUsed: z.boolean(),
  version,
  mayEdit: z.boolean(),
});
