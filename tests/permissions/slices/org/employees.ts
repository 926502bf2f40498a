import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { surname } from '../../world/index.ts';

const person = ['id', 'employeeNumber', 'name', 'department', 'position', 'hireDate', 'terminationDate'];

/** Of a version that nobody has seen, so that the person stays as they are. */
const unseen = (more: object) => ({ about: ({ employeeId }: { employeeId: number }) => ({ id: employeeId, version: 999, ...more }) });
const about = { about: ({ employeeId }: { employeeId: number }) => ({ id: employeeId }) };

export const samples: Samples = {
  'org/employees/search-employees': { anywhere: {} },
  'org/employees/get-employee': { about: ({ employeeId }) => ({ id: employeeId, on: '2026-07-01' }) },
  'org/employees/list-employees': { anywhere: { search: surname } },
  'org/employees/group-employees': { anywhere: { groupBy: 'department' } },
  'org/employees/export-employees': { anywhere: { search: surname } },
  'org/employees/list-assignments': about,
  'org/employees/get-employee-changes': about,
  'org/employees/get-employment-choices': { about: ({ legalEntityId }) => ({ legalEntityId }) },
  'org/employees/create-employee': {
    about: async ({ legalEntityId, departmentId }, { server }) => {
      const { id: positionId } = await server.prisma.position.findFirstOrThrow();
      const who = { employeeNumber: 'MATRIX-1', name: 'One more', hireDate: '2026-01-01', category: 'fulltime-regular' };
      return { legalEntityId, departmentId, positionId, ...who };
    },
  },
  'org/employees/update-employee': unseen({ name: 'Another' }),
  'org/employees/change-assignment': unseen({ from: '2026-01-01' }),
  'org/employees/remove-assignment-change': unseen({ from: '2026-01-01' }),
  'org/employees/end-employment': unseen({ lastDay: '2026-01-01' }),
  'org/employees/cancel-end': unseen({}),
  // whoever is still employed is not rehired
  'org/employees/rehire-employee': {
    about: async ({ employeeId, departmentId }, { server }) => {
      const { version } = await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
      const { id: positionId } = await server.prisma.position.findFirstOrThrow();
      return { id: employeeId, version, from: '2026-01-01', departmentId, positionId, category: 'fulltime-regular' };
    },
  },
  'org/employees/take-back-rehire': unseen({}),
  'org/employees/get-effect-on-pay': { about: ({ employeeId }) => ({ employeeIds: [employeeId], from: '2025-01-01', until: null }) },
};

export const rows: ListedRows = {
  'org/employees/search-employees': { input: { keywords: surname, limit: 50 }, rows: idOf, of: ({ employeeIds }) => employeeIds },
  'org/employees/list-assignments': {
    rows: ({ rows: shown }: { rows: readonly { from: string }[] }) => shown.map(({ from }) => from),
    of: async ({ employeeId }, { server }) =>
      (await server.prisma.assignment.findMany({ where: { employeeId } })).map(({ effectiveDate }) =>
        effectiveDate.toISOString().slice(0, 10),
      ),
  },
  'org/employees/list-employees': { input: { limit: 500 }, rows: idOf, of: ({ employeeIds }) => employeeIds },
};

export const fields: VisibleFields = {
  'org/employees/search-employees': person,
  'org/employees/list-employees': [
    ...person,
    ...words('state grade costCenter legalEntity supervisor dottedSupervisor category gender email phone custom upcoming'),
  ],
  'org/employees/group-employees': words('total groups least most'),
  'org/employees/list-assignments': words('from until department position grade costCenter supervisor dottedSupervisor category'),
  'org/employees/get-employee-changes': words('changes'),
  'org/employees/get-employment-choices': words('legalEntityId legalEntities departments positions costCenters customFields nextNumber'),
  'org/employees/get-employee': [
    ...person,
    ...words(
      'state legalEntity legalEntityId email phone gender supervisor supervisorPerson dottedSupervisorPerson grade costCenter category',
    ),
    ...words('on service workFrom earlierService personal customFields custom mayEdit version'),
  ],
};
