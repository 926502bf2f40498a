import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const employeeSummary = z.object({
  id,
  employeeNumber: z.string(),
  name: z.string(),
  department: localizedText.nullable(),
  position: localizedText.nullable(),
  hireDate: isoDate,
  terminationDate: isoDate.nullable(),
});

export const searchEmployees = defineProcedure({
  id: 'org/employees/search-employees',
  kind: 'query',
  summary: 'Employees in the caller’s scope whose number or name begins with (or contains) the keywords.',
  permission: 'employee.read',
  input: z.strictObject({
    keywords: lineOfText(limits.searchCharactersMax).default(''),
    limit: z.int().min(1).max(50).default(20),
  }),
  output: z.object({ rows: z.array(employeeSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/employee' }],
  immediate: true,
});

export const getEmployee = defineProcedure({
  id: 'org/employees/get-employee',
  kind: 'query',
  summary: 'One employee.',
  permission: 'employee.read',
  input: z.strictObject({ id }),
  output: employeeSummary.extend({ legalEntity: localizedText, email: z.string().nullable(), supervisor: z.string().nullable() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/UserBases/employeeInfo' }],
});
