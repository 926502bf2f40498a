import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customValues } from '../custom-fields/index.ts';
import { departmentCode, departmentContent } from './department.ts';

export const createDepartment = defineProcedure({
  id: 'org/departments/create-department',
  kind: 'mutation',
  summary: 'Makes a department that stands from a day on.',
  permission: 'department.edit',
  input: z.strictObject({
    legalEntityId: id,
    code: departmentCode,
    from: isoDate,
    ...departmentContent,
    /** Of fields that the customer added: those that have to be said are. */
    custom: customValues.default({}),
  }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'DEPARTMENT_CODE_TAKEN', 'DEPARTMENT_NOT_THERE', 'CUSTOM_VALUE_UNFIT', 'CUSTOM_VALUE_MISSING'],
  rest: [{ method: 'POST', path: '/api/org/departments', status: 201 }],
  audit: 'department',
  changes: 'legal-entity',
  idempotent: true,
});
