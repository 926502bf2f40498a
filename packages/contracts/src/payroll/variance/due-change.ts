import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { amount, id, lineOfText, timestamp } from '../../core/primitives.ts';
import { changeCause } from './comparison.ts';

/** Over the thresholds, and what somebody has said of it. Only what is signed off lets the batch be submitted. */
export const dueChangeStates = ['open', 'noted', 'assigned', 'signed-off'] as const;
export type DueChangeState = (typeof dueChangeStates)[number];

/** From which change of net pay on somebody has to sign it off; where neither is given, nobody has to. */
export const thresholds = z.strictObject({
  /** In the solution's currency. */
  amount: amount.refine((text) => Number(text) >= 0, 'is not below zero').nullable(),
  /** Of what was paid the last time; whoever was paid nothing then is over any. */
  percent: amount.refine((text) => Number(text) >= 0 && Number(text) <= 100_000, 'is from 0 to 100,000').nullable(),
  /** `all`: both have to be reached; `single`: one is enough. */
  match: z.enum(['all', 'single']),
});

/** Which of them: those with a part by a cause, those of somebody by name or number. */
export const dueFilter = z.strictObject({
  state: z.enum(dueChangeStates).optional(),
  cause: changeCause.optional(),
  /** Part of a name or of an employee number. */
  person: lineOfText(limits.nameCharactersMax).optional(),
});
export type DueFilter = z.infer<typeof dueFilter>;

/** Who did what of a finding last. */
export const answerOfChange = z.object({ by: z.string(), at: timestamp });

/** How many changes are over the thresholds, and how many of them nobody has signed off. */
export const dueCounts = z.object({ total: z.int(), unsigned: z.int() });

export const assignee = z.object({ userId: id, name: z.string() });
