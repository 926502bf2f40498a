import { z } from 'zod';
import { currencyCode } from '../../core/places.ts';
import { amount, id } from '../../core/primitives.ts';
import { bankAccountContent } from './numbers.ts';

/** Beside the main account somebody has so many further ones at most. */
export const splitLinesMax = 9;

/** In percent of the net pay, as it is typed: 12.5. */
const percentage = z.string().regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'is no percentage, such as 12.5');

/** What of the pay goes to a further account: an amount, or a percentage of the net pay. */
export const splitPortion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), amount, currency: currencyCode }),
  z.strictObject({ kind: z.literal('percentage'), percentage }),
]);
export type SplitPortion = z.output<typeof splitPortion>;

/** A further account: a new one, or one of those that are kept already, whose number nobody has to type again. */
export const givenSplitLine = z.strictObject({
  account: z.union([bankAccountContent, z.strictObject({ keeps: id })]),
  portion: splitPortion,
});
export type GivenSplitLine = z.output<typeof givenSplitLine>;

/** More than there can be, so that what is too much is said by an error of its own. */
export const givenSplitLines = z.array(givenSplitLine).max(50);

/** A further account as it is shown. */
export const splitLine = z.object({
  id,
  /** Counts from 1: the order in which amounts are taken. */
  position: z.int(),
  country: z.string(),
  bank: z.string(),
  holder: z.string(),
  routing: z.string().nullable(),
  /** `••••1234` */
  masked: z.string(),
  portion: splitPortion,
});
export type SplitLine = z.infer<typeof splitLine>;
