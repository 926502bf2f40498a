import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contractContent, contractErrors } from '../contracts/index.ts';
import { customValues } from '../custom-fields/index.ts';
import { assignmentContent, changeReason, employeeNumber, personContent } from './employment.ts';

const { startsOn: _hireDate, ...firstContract } = contractContent;

export const createEmployee = defineProcedure({
  id: 'org/employees/create-employee',
  kind: 'mutation',
  summary: 'Hires somebody: who they are, from which day, where they work, to whom they report, and their first contract.',
  permission: 'employee.edit',
  input: z.strictObject({
    legalEntityId: id,
    employeeNumber,
    hireDate: isoDate,
    ...personContent,
    ...assignmentContent,
    gender: personContent.gender.default(null),
    birthDate: personContent.birthDate.default(null),
    email: personContent.email.default(null),
    phone: personContent.phone.default(null),
    costCenterId: assignmentContent.costCenterId.default(null),
    supervisorId: assignmentContent.supervisorId.default(null),
    dottedSupervisorId: assignmentContent.dottedSupervisorId.default(null),
    /** Of fields that the customer added: those that have to be said are. */
    custom: customValues.default({}),
    /** Their first contract, which begins on the day on which they are hired. */
    contract: z.strictObject(firstContract).nullable().default(null),
    reason: changeReason,
  }),
  output: z.object({ id }),
  errors: [
    'NOT_FOUND',
    'EMPLOYEE_NUMBER_TAKEN',
    'DEPARTMENT_NOT_THERE',
    'BORN_TOO_LATE',
    'CUSTOM_VALUE_UNFIT',
    'CUSTOM_VALUE_MISSING',
    ...contractErrors,
  ],
  rest: [{ method: 'POST', path: '/api/org/employees', status: 201 }],
  audit: 'employee',
  changes: 'legal-entity',
  idempotent: true,
});
