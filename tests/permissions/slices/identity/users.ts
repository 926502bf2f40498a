import type { ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { type PlaceOf, surname } from '../../world/index.ts';

/** The user of the first person of a place. */
export const userOf = async ({ employeeId }: Pick<PlaceOf, 'employeeId'>, { server }: Tools) =>
  await server.prisma.user.findUniqueOrThrow({ where: { employeeId } });

const about = { about: async (place: PlaceOf, tools: Tools) => ({ id: (await userOf(place, tools)).id }) };
/** Of a version that nobody has seen, so that the user stays as they are. */
const unseen = (more: object) => ({
  about: async (place: PlaceOf, tools: Tools) => ({ id: (await userOf(place, tools)).id, version: 999, ...more }),
});
const nobodyOfTheCompany = (kind: 'custom' | 'system', more: object) => ({
  about: async (_place: PlaceOf, { server }: Tools) => ({
    ...more,
    id: (await server.prisma.user.findFirstOrThrow({ where: { kind } })).id,
    version: 999,
  }),
});
const several = (kind: 'custom' | 'system') => ({
  about: async (_place: PlaceOf, { server }: Tools) => ({ ids: [(await server.prisma.user.findFirstOrThrow({ where: { kind } })).id] }),
});
const made = { account: 'one.more@matrix.example', displayName: 'One more' };

export const samples: Samples = {
  'identity/users/list-users': { anywhere: { search: surname.toLowerCase() } },
  'identity/users/count-users': { anywhere: {} },
  'identity/users/get-user': about,
  'identity/users/list-user-roles': about,
  'identity/users/create-custom-user': { anywhere: made },
  'identity/users/create-system-user': { anywhere: made },
  'identity/users/create-employee-user': { about: ({ employeeId }) => ({ employeeId, account: 'one.more' }) },
  'identity/users/update-employee-user': unseen({ account: 'one.more' }),
  'identity/users/update-custom-user': nobodyOfTheCompany('custom', made),
  'identity/users/update-system-user': nobodyOfTheCompany('system', made),
  'identity/users/delete-custom-users': several('custom'),
  'identity/users/delete-system-users': several('system'),
  'identity/users/set-user-status': unseen({ status: 'disabled' }),
  'identity/users/get-role-choices': { anywhere: {} },
  'identity/users/set-user-roles': unseen({ roles: [] }),
};

export const rows: ListedRows = {
  'identity/users/list-users': {
    rows: ({ rows: shown }: { rows: readonly { account: string }[] }) => shown.map(({ account }) => account),
    of: async (place, tools) => [(await userOf(place, tools)).account],
  },
  'identity/users/list-user-roles': {
    rows: ({ rows: shown }: { rows: readonly { code: string }[] }) => shown.map(({ code }) => code),
    of: () => ['employee'],
  },
};

const user = words(
  'id kind account displayName status employeeId employeeNumber department legalEntity roles hasPassword lastSignInAt createdAt version',
);

export const fields: VisibleFields = {
  'identity/users/list-users': user,
  'identity/users/get-user': [...user, ...words('language sessions apiKeys isSelf mayEdit mayAssign')],
};
