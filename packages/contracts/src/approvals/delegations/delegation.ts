import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { approvalKinds } from '../processes/index.ts';

/** Of the caller’s side of a delegation: they gave it, or stand in for somebody. */
export const delegationDirections = ['given', 'received'] as const;

/** From the days: not yet, today, over or ended before its time. */
export const delegationStates = ['ahead', 'active', 'over', 'ended'] as const;

export const delegation = z.object({
  id,
  direction: z.enum(delegationDirections),
  /** Who decides on behalf of whom. */
  from: z.string(),
  to: z.string(),
  /** Empty: everything. */
  kinds: z.array(z.enum(approvalKinds)),
  startsOn: isoDate,
  endsOn: isoDate,
  reason: z.string().nullable(),
  state: z.enum(delegationStates),
});
