import { idOf, type ListedRows } from './listed.ts';

export const platform: ListedRows = {
  'platform/notifications/list-notifications': {
    rows: idOf,
    of: async (_place, { server, world }, role) =>
      (await server.prisma.notification.findMany({ where: { userId: world.people.userIds[role] } })).map(({ id }) => String(id)),
  },
};
