import { demoPassword } from '@wagewright/db/seed';
import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';

const goodPassword = 'Quiet-Harbour-Lantern-42';

const outsider = { about: (_place: unknown, { world }: Tools) => ({ userId: world.people.outsiderUserId, newPassword: goodPassword }) };

export const samples: Samples = {
  'identity/passwords/change-own-password': { anywhere: { password: demoPassword, newPassword: goodPassword } },
  'identity/passwords/set-user-password': outsider,
  'identity/passwords/set-custom-user-password': outsider,
  'identity/passwords/list-password-changes': { anywhere: {} },
};

export const rows: ListedRows = {
  'identity/passwords/list-password-changes': {
    rows: idOf,
    of: async (_place, { server, world }, role) =>
      (await server.prisma.passwordHistory.findMany({ where: { userId: world.people.userIds[role] } })).map(({ id }) => id),
  },
};
