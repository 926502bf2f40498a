import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp } from '../../core/primitives.ts';
import { movement } from './batch.ts';

/**
 * Whom of a prepared batch to show. `joiner`, `leaver`: within the period; `came`, `gone`, `moved`: against the last batch of an earlier period;
 * `excluded`: by the application scope; `added`, `removed`: by a clerk, with a reason.
 */
export const populationKinds = ['paid', 'joiner', 'leaver', 'came', 'gone', 'moved', 'held', 'excluded', 'added', 'removed'] as const;
export type PopulationKind = (typeof populationKinds)[number];

/** How many people there are of each kind. */
export const populationCounts = z.object(
  Object.fromEntries(populationKinds.map((kind) => [kind, z.int()])) as Record<PopulationKind, z.ZodInt>,
);

export const populationPerson = z.object({
  employeeId: id,
  employeeNumber: z.string(),
  name: z.string(),
  department: localizedText.nullable(),
  /** Of somebody who moved: where they were the last time. */
  departmentBefore: localizedText.nullable(),
  movement: movement.nullable(),
  /** Is paid by the batch as it stands. */
  isPaid: z.boolean(),
  isHeld: z.boolean(),
  choice: z.enum(['add', 'remove']).nullable(),
  /** Why somebody is held, added or removed, in a clerk's words. */
  reason: z.string().nullable(),
  /** Of somebody who is excluded: the condition that does not hold, as it is written; null where it could not be told. */
  condition: z.string().nullable(),
});

/** Who has confirmed the population as it stands, and when. */
export const populationConfirmation = z.object({ by: z.string(), at: timestamp });
