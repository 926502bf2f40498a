import { z } from 'zod';
import { id, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const signInOutcomes = ['signed-in', 'failed', 'unfinished', 'cleared'] as const;
export const signInWays = ['password', 'code', 'provider'] as const;

export const listSignIns = defineProcedure({
  id: 'identity/sessions/list-sign-ins',
  kind: 'query',
  summary: 'Sign-ins and failed attempts at an account within a year, the latest first: one’s own, or anybody’s by permission.',
  permission: 'signed-in',
  input: windowInput.extend({
    userId: id.optional(),
    filter: z.strictObject({ outcome: z.enum(['signed-in', 'failed']).optional() }).default({}),
  }),
  output: z.object({
    rows: z.array(
      z.object({ id: z.string(), at: timestamp, address: z.string(), way: z.enum(signInWays), outcome: z.enum(signInOutcomes) }),
    ),
    total: z.int(),
    /** Whether the account is locked, and until when; null where it is open. */
    lockedUntil: timestamp.nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/UserBases/historyLogin', rename: { user_id: 'userId' } }],
});
