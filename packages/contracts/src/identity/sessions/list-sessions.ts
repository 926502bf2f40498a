import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const session = z.object({
  id,
  /** The one that asks. */
  isCurrent: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  expiresAt: timestamp,
});

export const listSessions = defineProcedure({
  id: 'identity/sessions/list-sessions',
  kind: 'query',
  summary: 'Where a user is signed in, the last used first: one’s own sessions, or anybody’s by permission.',
  permission: 'signed-in',
  input: z.strictObject({ userId: id.optional() }),
  output: z.object({ rows: z.array(session), total: z.int(), /** The caller may end them. */ mayEnd: z.boolean() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/identity/sessions' }],
});
