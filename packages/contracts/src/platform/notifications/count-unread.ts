import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';

export const countUnread = defineProcedure({
  id: 'platform/notifications/count-unread',
  kind: 'query',
  summary: 'How many messages of the caller are unread.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/notifications/unread-count' }],
});
