import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { notification } from './notification.ts';

export const listNotifications = defineProcedure({
  id: 'platform/notifications/list-notifications',
  kind: 'query',
  summary: 'Messages in the caller’s inbox, newest first.',
  permission: 'signed-in',
  input: windowInput.extend({ show: z.enum(['unread', 'read', 'all']).default('all') }),
  output: z.object({ rows: z.array(notification), total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/notifications' }],
});
