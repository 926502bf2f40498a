import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { surname } from '../../world/index.ts';

const person = ['id', 'employeeNumber', 'name', 'department', 'position', 'hireDate', 'terminationDate'];

export const samples: Samples = {
  'org/employees/search-employees': { anywhere: {} },
  'org/employees/get-employee': { about: ({ employeeId }) => ({ id: employeeId }) },
  'org/employees/list-employees': { anywhere: { search: surname } },
  'org/employees/group-employees': { anywhere: { groupBy: 'department' } },
  'org/employees/export-employees': { anywhere: { search: surname } },
  'org/employees/get-effect-on-pay': { about: ({ employeeId }) => ({ employeeIds: [employeeId], from: '2025-01-01', until: null }) },
};

export const rows: ListedRows = {
  'org/employees/search-employees': { input: { keywords: surname, limit: 50 }, rows: idOf, of: ({ employeeIds }) => employeeIds },
  'org/employees/list-employees': { input: { limit: 500 }, rows: idOf, of: ({ employeeIds }) => employeeIds },
};

export const fields: VisibleFields = {
  'org/employees/search-employees': person,
  'org/employees/list-employees': [
    ...person,
    ...words('state grade costCenter legalEntity supervisor category gender email phone custom upcoming'),
  ],
  'org/employees/group-employees': words('total groups least most'),
  'org/employees/get-employee': [...person, 'legalEntity', 'email', 'supervisor'],
};
