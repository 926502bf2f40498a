import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id } from '../../core/primitives.ts';
import { changeCauses } from './change-causes.ts';
import { comparisonStatuses } from './comparison-machine.ts';

/** What is compared of a person: a calculated amount, by `Table.Column`. */
export const itemPath = z.string().regex(/^[^.\s]{1,64}\.[^.\s]{1,64}$/);

/** As it is kept with a comparison, in the order in which its figures stand. */
export const keptItem = z.object({
  path: z.string(),
  name: localizedText,
  /** Digits of the kept minor units. */
  scale: z.int(),
  /** `net`, `gross`, `deductions` of the definition's summary. */
  role: z.enum(['gross', 'deductions', 'net']).nullable(),
});
export type KeptItem = z.infer<typeof keptItem>;

/** Why it could not be made, and what to do. */
export const comparisonFailure = z.object({ reason: localizedText });

export const changeCause = z.enum(changeCauses);

/** A part of a change, and whose figures it is in. */
export const partOfChange = z.object({ cause: changeCause, amount });

/** An amount in two batches. */
export const changedAmount = z.object({ before: amount, after: amount, change: amount });

/** How far a comparison is, whoever looks at it. `none`: nothing was calculated; `first`: there is no batch before; `off-cycle`: it has none. */
export const comparisonStates = ['none', 'first', 'off-cycle', 'hidden', ...comparisonStatuses] as const;

export const comparedBatch = z.object({ batchId: id, name: z.string(), period: z.string() });
