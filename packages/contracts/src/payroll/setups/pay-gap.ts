import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { configurationSteps, missingThings } from '../configuration/index.ts';

/** What keeps a person from being paid, or from being paid rightly. Those that warn do not: the money may go another way. */
export const personGaps = ['no-assignment', 'no-pay', 'other-currency', 'no-solution', 'no-bank-account'] as const;
export type PersonGap = (typeof personGaps)[number];
export const gapWeights: Readonly<Record<PersonGap, 'stops' | 'warns'>> = {
  'no-assignment': 'stops',
  'no-pay': 'stops',
  'other-currency': 'stops',
  'no-solution': 'stops',
  'no-bank-account': 'warns',
};

/** Which are told to those only who see pay. */
export const gapsOfPay = ['no-pay', 'other-currency'] as const satisfies readonly PersonGap[];

/** What nobody of the legal entity can be paid without. */
export const entityGap = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nobody') }),
  z.object({ kind: z.literal('no-solution') }),
  z.object({
    kind: z.literal('configuration'),
    solutionId: id,
    solution: localizedText,
    step: z.enum(configurationSteps),
    missing: z.array(z.enum(missingThings)),
  }),
]);
