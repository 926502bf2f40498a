import { z } from 'zod';
import { id, ordinal, timestamp, version } from '../../core/primitives.ts';
import { copyStatuses, definitionFinding } from '../solutions/index.ts';

/** A copy by the number that people know it by. */
export const copyReference = z.strictObject({ solutionId: id, number: ordinal });

/** A draft as the caller has seen it. */
export const draftReference = copyReference.extend({ version });

export const copySummary = z.object({
  solutionId: id,
  number: z.int(),
  status: z.enum(copyStatuses),
  version,
  /** The copy that it was made of. */
  basedOn: z.int().nullable(),
  /** Of a child solution: the parent’s copy that it inherits. */
  parentNumber: z.int().nullable(),
  madeBy: z.string().nullable(),
  madeAt: timestamp,
  publishedBy: z.string().nullable(),
  publishedAt: timestamp.nullable(),
  /** Why it was published. */
  remarks: z.string().nullable(),
  /** Parts that were changed since it was made, a part as often as it was changed. */
  changeCount: z.int(),
});

/** A definition as it is stored: of a draft right or wrong, so that no schema holds for it. */
export const rawDefinition = z.record(z.string(), z.unknown());

/** What is wrong with a draft; none: it could be published. */
export const findings = z.array(definitionFinding);

export const copyErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'] as const;

/** A part as it stood: its value, what it stood behind (null: it was the first), and of a table its step. */
export const storedPart = z.object({
  value: z.unknown(),
  after: z.string().nullable().optional(),
  step: z.string().optional(),
});
