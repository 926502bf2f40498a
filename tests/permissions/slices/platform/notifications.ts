import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'platform/notifications/list-notifications': { anywhere: {} },
  'platform/notifications/count-unread': { anywhere: {} },
  'platform/notifications/mark-read': { anywhere: { ids: [] } },
  'platform/notifications/watch-inbox': { anywhere: {} },
  'platform/notifications/mark-unread': { anywhere: { readAt: '2025-01-02T03:04:05.678Z' } },
};

export const rows: ListedRows = {
  'platform/notifications/list-notifications': {
    rows: idOf,
    of: async (_place, { server, world }, role) =>
      (await server.prisma.notification.findMany({ where: { userId: world.people.userIds[role] } })).map(({ id }) => String(id)),
  },
};
