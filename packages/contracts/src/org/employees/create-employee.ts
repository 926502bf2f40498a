import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contractErrors } from '../contracts/index.ts';
import { changeReason } from './employment.ts';
import { hireContent } from './hire.ts';

/** Why somebody cannot be hired. */
export const hireErrors = [
  'NOT_FOUND',
  'EMPLOYEE_NUMBER_TAKEN',
  'DEPARTMENT_NOT_THERE',
  'BORN_TOO_LATE',
  'CUSTOM_VALUE_UNFIT',
  'CUSTOM_VALUE_MISSING',
  ...contractErrors,
] as const;

export const createEmployee = defineProcedure({
  id: 'org/employees/create-employee',
  kind: 'mutation',
  summary: 'Hires somebody: who they are, from which day, where they work, to whom they report, and their first contract.',
  permission: 'employee.edit',
  input: z.strictObject({ legalEntityId: id, hireDate: isoDate, ...hireContent, reason: changeReason }),
  output: z.object({ id }),
  errors: [...hireErrors],
  rest: [{ method: 'POST', path: '/api/org/employees', status: 201 }],
  audit: 'employee',
  changes: 'legal-entity',
  idempotent: true,
});
