import { messageTemplates } from '@wagewright/contracts';
import { listNotifications as contract, fillTemplate } from '@wagewright/contracts/platform/notifications';
import { listNotificationRows } from '@wagewright/db';
import { notificationColumns } from '@wagewright/db/columns';
import { readerOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';

const readFilter = { unread: false, read: true, all: undefined } as const;

export const listNotifications = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const reader = readerOf(context);
  const { show, offset, limit } = input;
  const { rows, total } = await listNotificationRows(deps.db.reads, actor.userId, { read: readFilter[show], offset, limit });
  return {
    total,
    rows: rows.map((row) => {
      const template = notificationColumns.template(row.template);
      const title = deps.terms.current.localized(reader, 'messages', `${template}.title`, messageTemplates[template].title);
      const payload = notificationColumns.payload(row.payload);
      return {
        id: row.id,
        category: notificationColumns.category(row.category),
        title: { en: fillTemplate(title, 'en', payload), 'zh-CN': fillTemplate(title, 'zh-CN', payload) },
        link: row.link,
        createdAt: row.createdAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      };
    }),
  };
});
