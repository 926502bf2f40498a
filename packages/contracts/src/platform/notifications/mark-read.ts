import { z } from 'zod';
import { timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const markRead = defineProcedure({
  id: 'platform/notifications/mark-read',
  kind: 'mutation',
  summary: 'Marks messages of the caller as read; without ids, all of them.',
  permission: 'signed-in',
  input: z.strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/))
      .max(500)
      .optional(),
  }),
  output: z.object({
    marked: z.int(),
    /** By which the marking can be taken back; null where nothing was marked. */
    readAt: timestamp.nullable(),
  }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/notifications/mark-read' }],
  audit: 'notification',
});
