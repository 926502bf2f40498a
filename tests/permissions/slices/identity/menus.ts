import type { ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';
import { userOf } from './users.ts';

export const samples: Samples = {
  'identity/menus/get-views': { anywhere: {} },
  'identity/menus/check-view': { anywhere: { menu: 'payslips' } },
  'identity/menus/get-record-views': { anywhere: { obj: { entity: 'role', id: 1 } } },
  'identity/menus/get-permission-code': { anywhere: { method: 'GET', path: '/api/payroll/batches' } },
  'identity/menus/list-views-of-user': {
    about: async (place: PlaceOf, tools: Tools) => ({ userId: (await userOf(place, tools)).id }),
  },
  'identity/menus/list-views-of-employee': { about: ({ employeeId }) => ({ employeeId }) },
};

/** What an employee who is nothing else sees. */
const seen = {
  rows: ({ rows: shown }: { rows: readonly { key: string }[] }) => shown.map(({ key }) => key),
  of: () =>
    words('inbox my-attendance my-career my-certificates my-contacts my-documents my-leave my-overtime my-schedule payslips security'),
};

export const rows: ListedRows = {
  'identity/menus/list-views-of-user': seen,
  'identity/menus/list-views-of-employee': seen,
};

export const fields: VisibleFields = {
  'identity/menus/get-views': ['user', 'draftKey', 'permissions', 'menus'],
};
