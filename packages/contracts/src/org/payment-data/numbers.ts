import { z } from 'zod';
import { isChineseIdentityNumber, isIban, isRoutingNumber, plainNumber } from '../../core/check-digits.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, lineOfText, name, remarks, version } from '../../core/primitives.ts';

/** Numbers that are kept sealed: where somebody is paid into, by which the tax office knows them, and by which the state does. */
export const numberKinds = ['bank-account', 'tax-number', 'identity-number'] as const;
export type NumberKind = (typeof numberKinds)[number];

export const identityKinds = ['cn-identity', 'passport', 'other'] as const;
export const identityKindLabels = {
  'cn-identity': { en: 'Chinese identity card', 'zh-CN': '居民身份证' },
  passport: { en: 'Passport', 'zh-CN': '护照' },
  other: { en: 'Other document', 'zh-CN': '其他证件' },
} as const;

export const numberCountry = z.string().regex(/^[A-Z]{2}$/, 'is a country in two letters, such as CN');

/** A number as somebody types it; kept without blanks and hyphens. */
const typedNumber = lineOfText(60)
  .transform(plainNumber)
  .pipe(z.string().regex(/^[A-Z0-9./]{3,40}$/, 'is made of 3 to 40 letters and digits'));

/** Where somebody is paid into. */
export const bankAccountContent = z.strictObject({
  country: numberCountry,
  bank: name(limits.nameCharactersMax),
  holder: name(limits.nameCharactersMax),
  /** Of a bank in the United States. */
  routing: lineOfText(20).transform(plainNumber).nullable().default(null),
  account: typedNumber,
});
export type BankAccount = z.output<typeof bankAccountContent>;

/** Accounts are one and the same by country, routing and number: people write the name of a bank in several ways. */
export const isSameAccount = (a: Pick<BankAccount, 'country' | 'routing' | 'account'>, b: typeof a): boolean =>
  a.country === b.country && a.routing === b.routing && a.account === b.account;

/** What a check digit says is wrong with an account, by field; undefined where nothing is. */
export function accountFault({ country: where, routing, account }: Pick<BankAccount, 'country' | 'routing' | 'account'>) {
  if (routing !== null && where === 'US' && !isRoutingNumber(routing)) return 'routing' as const;
  return /^[A-Z]{2}\d{2}/.test(account) && !isIban(account) ? ('account' as const) : undefined;
}

export const taxNumberContent = z.strictObject({ country: numberCountry, number: typedNumber });

export const identityContent = z.strictObject({ kind: z.enum(identityKinds), country: numberCountry, number: typedNumber });
export const isIdentityNumber = ({ kind, number }: Pick<z.output<typeof identityContent>, 'kind' | 'number'>): boolean =>
  kind !== 'cn-identity' || isChineseIdentityNumber(number);

/** Whom a change of a number is about, as the caller has seen them. */
export const numberOwner = z.strictObject({ employeeId: id, version });
export const numberReason = remarks.nullable().default(null);
export const fromDay = isoDate;
export { typedNumber };
