import { z } from 'zod';
import { timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const markUnread = defineProcedure({
  id: 'platform/notifications/mark-unread',
  kind: 'mutation',
  summary:
    'Takes back one marking: the caller’s messages that were marked as read at that instant are unread again, others stay as they are.',
  permission: 'signed-in',
  input: z.strictObject({
    /** As the marking answered it. */
    readAt: timestamp,
  }),
  output: z.object({ marked: z.int() }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/notifications/mark-unread' }],
  audit: 'notification',
});
