import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';

export const watchInbox = defineProcedure({
  id: 'platform/notifications/watch-inbox',
  kind: 'subscription',
  summary: 'The number of unread messages, now and at every change.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
  errors: [],
  rest: [],
});
