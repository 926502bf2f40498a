import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { employeeSummary } from './employee.ts';

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
