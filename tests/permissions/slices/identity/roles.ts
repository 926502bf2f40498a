import { roleCodes } from '@wagewright/contracts';
import type { ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import type { PlaceOf } from '../../world/index.ts';
import { userOf } from './users.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };
const content = { name, description: '', grants: [], hiddenMenus: [] };
const aboutUser = (more: object) => ({
  about: async (place: PlaceOf, tools: Tools) => ({ userId: (await userOf(place, tools)).id, ...more }),
});
/** The roles come with the product, in the order of their codes. */
const hr = roleCodes.indexOf('hr') + 1;

export const samples: Samples = {
  'identity/roles/list-roles': { anywhere: {} },
  'identity/roles/get-role': { anywhere: { id: hr } },
  'identity/roles/list-role-holders': { anywhere: { id: hr, limit: 50 } },
  'identity/roles/preview-role': { anywhere: { id: hr, grants: [] } },
  'identity/roles/create-role': { anywhere: content },
  // built-in, so that it stays as it is
  'identity/roles/update-role': { anywhere: { id: hr, version: 999, ...content } },
  'identity/roles/delete-role': { anywhere: { id: hr, version: 999 } },
  'identity/roles/get-access': aboutUser({}),
  'identity/roles/check-access': aboutUser({ permission: 'employee.read' }),
};

export const rows: ListedRows = {
  'identity/roles/list-roles': {
    rows: ({ rows: shown }: { rows: readonly { code: string }[] }) => shown.map(({ code }) => code),
    of: () => roleCodes,
  },
  'identity/roles/list-role-holders': {
    rows: ({ rows: shown }: { rows: readonly { account: string }[] }) => shown.map(({ account }) => account),
    of: async ({ legalEntityId }, { server }) => {
      const users = await server.prisma.user.findMany({ where: { employee: { legalEntityId }, roles: { some: { roleId: hr } } } });
      return users.map(({ account }) => account);
    },
  },
};
