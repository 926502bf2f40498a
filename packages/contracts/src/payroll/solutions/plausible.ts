/** What a definition asks before anybody is paid. A figure outside is questioned, by cause with the people concerned; it is never changed. */
import { z } from 'zod';

/** A number as text where it has more than 15 digits; an ISO date for a column of dates. */
const bound = z.union([z.number(), z.string().min(1).max(64)]);

/** Values that a column of numbers or dates is expected to have, both included. Left out: a share shown in percent lies between 0 and 1, net pay is not negative. */
export const plausibleValuesSchema = z
  .strictObject({ from: bound.optional(), to: bound.optional() })
  .refine((values) => values.from !== undefined || values.to !== undefined, { message: 'expected values have from, to or both' });

/** What is expected of the figures of a dated table. */
export const plausibleVersionsSchema = z.strictObject({
  /** By how much a figure changes at most from one version to the next: 0.5 (where it is left out) is a half, up or down. */
  change: z.number().positive().max(1_000).optional(),
  /** How far a published base or quick deduction may lie from what bounds and rates give, where the bounds are printed rounded. Left out: less than the last digit. */
  difference: z.number().positive().max(1_000).optional(),
});

/** Pay of one period against the period before: questioned above `times` of it and below one part in `times`. */
export const plausiblePaySchema = z.strictObject({
  /** A balance element; what it takes its amount from is compared with what the ledger has of the period before. */
  element: z.string().min(1).max(64),
  times: z.number().min(1).max(1_000).default(3),
});
