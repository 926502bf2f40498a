import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { employeeSummary } from './employee.ts';

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
