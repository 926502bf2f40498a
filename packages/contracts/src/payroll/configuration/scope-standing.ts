import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id } from '../../core/primitives.ts';

/** Whom of all to show: those in scope, those whom a condition leaves out, or those of whom it cannot be told. */
export const scopeGroups = ['in', 'out', 'undecided'] as const;

/** Which people to show, and which page of them. */
export const shownPeople = z.strictObject({
  show: z.enum(scopeGroups).default('out'),
  /** Of those left out: by which condition, from 0. */
  cause: z.int().min(0).max(limits.pageRowsMax).default(0),
  offset: z.int().min(0).max(limits.rowsOffsetMax).default(0),
  limit: z.int().min(1).max(limits.scopePeopleMax).default(limits.scopePeopleDefault),
});

/** How people stand to an application scope. */
export const scopeStanding = z.object({
  inScope: z.int(),
  undecided: z.int(),
  /** Each condition as it is written, with how many people it is the first to leave out. */
  leftOut: z.array(z.object({ condition: z.string(), count: z.int() })),
  people: z.array(
    z.object({
      employeeId: id,
      employeeNumber: z.string(),
      name: z.string(),
      /** Why, in a sentence; null where that is not known any more. */
      why: localizedText.nullable(),
    }),
  ),
});
export type ScopeStanding = z.infer<typeof scopeStanding>;
