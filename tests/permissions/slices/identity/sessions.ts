import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'identity/sessions/list-sessions': { anywhere: {} },
  'identity/sessions/end-session': { about: ({ sessionId }) => ({ id: sessionId }) },
  'identity/sessions/end-other-sessions': { anywhere: {} },
  'identity/sessions/list-sign-ins': { anywhere: {} },
  'identity/sessions/unlock-user': { about: (_place, { world }) => ({ userId: world.people.outsiderUserId }) },
};

export const rows: ListedRows = {
  'identity/sessions/list-sessions': {
    rows: idOf,
    of: async (_place, { server, world }, role) =>
      (await server.prisma.session.findMany({ where: { userId: world.people.userIds[role] } })).map(({ id }) => id),
  },
  'identity/sessions/list-sign-ins': {
    rows: idOf,
    of: async (_place, { server, world }, role) =>
      (await server.prisma.signInAttempt.findMany({ where: { userId: world.people.userIds[role] } })).map(({ id }) => String(id)),
  },
};
