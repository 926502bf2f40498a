import { z } from 'zod';
import { peopleFilter } from '../../org/employees/index.ts';

/** The people of one review. */
export const reviewPeopleMax = 200_000;

const isAboveZero = (text: string): boolean => /[1-9]/.test(text);
/** More than nothing, with four digits after the point at most. */
export const raiseAmount = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,4})?$/, 'is no amount, such as 500 or 12.50')
  .refine(isAboveZero, 'is 0, which raises nobody');
export const raisePercent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'is no percentage, such as 3.5')
  .refine(isAboveZero, 'is 0, which raises nobody');

/** By how much: a share of what somebody has, the same amount for everybody, to the minimum of the range of their level, or as a file says of each. */
export const raiseBy = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('percent'), percent: raisePercent }),
  z.strictObject({ by: z.literal('amount'), amount: raiseAmount }),
  z.strictObject({ by: z.literal('minimum') }),
  z.strictObject({ by: z.literal('file') }),
]);
export type RaiseBy = z.infer<typeof raiseBy>;
export type RaiseKind = RaiseBy['by'];

/** To which side an amount goes that lies between two units. */
export const roundings = ['nearest', 'up', 'down'] as const;
export type Rounding = (typeof roundings)[number];

/** Who is raised, and by how much. The people are those of the legal entity who are employed on the effective date and whom the filter finds, as it finds them in the list of people. */
export const reviewRule = z.strictObject({
  who: peopleFilter.omit({ on: true }),
  how: raiseBy,
  /** Nobody stays below the minimum of their range. */
  toMinimum: z.boolean().default(false),
  /** Nobody comes above the maximum of their range; who is above it stays as they are. */
  capped: z.boolean().default(false),
  /** New amounts are multiples of it. Amounts that a file or somebody says are taken as they are said. */
  unit: raiseAmount.default('0.01'),
  rounding: z.enum(roundings).default('nearest'),
});
export type ReviewRule = z.output<typeof reviewRule>;
