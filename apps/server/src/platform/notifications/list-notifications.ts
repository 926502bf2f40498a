import { type MessageTemplate, messageTemplates } from '@wagewright/contracts';
import { listNotifications as contract, fillTemplate, type notificationCategories } from '@wagewright/contracts/platform/notifications';
import { listNotificationRows } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

const readFilter = { unread: false, read: true, all: undefined } as const;

export const listNotifications = implementQuery(contract, async ({ input, actor, deps }) => {
  const { show, offset, limit } = input;
  const { rows, total } = await listNotificationRows(deps.db.reads, actor.userId, { read: readFilter[show], offset, limit });
  return {
    total,
    rows: rows.map((row) => {
      const { title } = messageTemplates[row.template as MessageTemplate];
      const { payload } = row;
      return {
        id: row.id,
        category: row.category as (typeof notificationCategories)[number],
        title: { en: fillTemplate(title, 'en', payload), 'zh-CN': fillTemplate(title, 'zh-CN', payload) },
        link: row.link,
        createdAt: row.createdAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      };
    }),
  };
});
