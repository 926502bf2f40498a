import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customValues } from '../custom-fields/index.ts';
import { changeReason, employeeNumber, employeeReference, personContent } from './employment.ts';

export const updateEmployee = defineProcedure({
  id: 'org/employees/update-employee',
  kind: 'mutation',
  summary:
    'Changes what is known of a person: number, name, gender, birth date, e-mail, phone, and fields that the customer added. What is left out stays.',
  permission: 'employee.edit',
  input: employeeReference.extend({
    employeeNumber: employeeNumber.optional(),
    name: personContent.name.optional(),
    gender: personContent.gender.optional(),
    birthDate: personContent.birthDate.optional(),
    email: personContent.email.optional(),
    phone: personContent.phone.optional(),
    /** Of fields that the customer added; those that are left out stay. */
    custom: customValues.optional(),
    reason: changeReason,
  }),
  output: z.object({ version }),
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'EMPLOYEE_NUMBER_TAKEN',
    'BORN_TOO_LATE',
    'HOLDS_MORE',
    'CUSTOM_VALUE_UNFIT',
    'CUSTOM_VALUE_MISSING',
  ],
  rest: [{ method: 'PATCH', path: '/api/org/employees/{id}' }],
  audit: 'employee',
  changes: 'employee',
});
