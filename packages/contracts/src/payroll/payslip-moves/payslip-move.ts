import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { payslipMoveEvents } from '../payslips/index.ts';
import { payslipMoveStates } from './payslip-move-machine.ts';

/**
 * What has become of a payslip that was to be moved: it was; it stays because its employee has seen it, because its batch or round is not published
 * yet, or because it was in another state by then.
 */
export const moveOutcomes = ['moved', 'seen', 'early', 'other'] as const;
export type MoveOutcome = (typeof moveOutcomes)[number];

export const payslipMove = z.object({
  id,
  event: z.enum(payslipMoveEvents),
  state: z.enum(payslipMoveStates),
  /** Payslips that were asked for, and how many of them were looked at. */
  payslips: z.int(),
  done: z.int(),
  /** Of those that were looked at. */
  outcomes: z.object(Object.fromEntries(moveOutcomes.map((outcome) => [outcome, z.int()])) as Readonly<Record<MoveOutcome, z.ZodInt>>),
  askedBy: z.string(),
  askedAt: timestamp,
  finishedAt: timestamp.nullable(),
  /** Why it was given up, in words. */
  failure: z.string().nullable(),
});
export type PayslipMove = z.infer<typeof payslipMove>;
