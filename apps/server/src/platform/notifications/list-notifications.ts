import {
  listNotifications as contract,
  fillTemplate,
  type MessageTemplate,
  messageTemplates,
  type notificationCategories,
} from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

const readFilter = { unread: { readAt: null }, read: { readAt: { not: null } }, all: {} } as const satisfies Record<
  string,
  Prisma.NotificationWhereInput
>;

export const listNotifications = implementQuery(contract, async ({ input, actor, deps }) => {
  const where = { userId: actor.userId, ...readFilter[input.show] };
  const [rows, total] = await Promise.all([
    deps.db.prisma.notification.findMany({ where, orderBy: { id: 'desc' }, skip: input.offset, take: input.limit }),
    deps.db.prisma.notification.count({ where }),
  ]);
  return {
    total,
    rows: rows.map((row) => {
      const { title } = messageTemplates[row.template as MessageTemplate];
      const payload = row.payload as Record<string, unknown>;
      return {
        id: String(row.id),
        category: row.category as (typeof notificationCategories)[number],
        title: { en: fillTemplate(title.en, payload), 'zh-CN': fillTemplate(title['zh-CN'], payload) },
        link: row.link,
        createdAt: row.createdAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      };
    }),
  };
});
