import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customField } from '../custom-fields/index.ts';
import { employeeSummary } from './employee.ts';
import { employeeStates } from './people-filter.ts';

const person = z.object({ id, name: z.string() });

export const getEmployee = defineProcedure({
  id: 'org/employees/get-employee',
  kind: 'query',
  summary: 'One employee, with their work as of a day.',
  permission: 'employee.read',
  input: z.strictObject({
    id,
    /** The day of work and state; today where it is left out. */
    on: isoDate.optional(),
  }),
  output: employeeSummary.extend({
    on: isoDate,
    legalEntity: localizedText,
    legalEntityId: id,
    state: z.enum(employeeStates),
    /** The period of service of the day; where the day lies in none, the latest. */
    service: z.object({ from: isoDate, until: isoDate.nullable() }),
    /** The first day of the work of the day; null where there is none. */
    workFrom: isoDate.nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    gender: z.string().nullable(),
    supervisor: z.string().nullable(),
    supervisorPerson: person.nullable(),
    dottedSupervisorPerson: person.nullable(),
    grade: localizedText.nullable(),
    costCenter: localizedText.nullable(),
    category: z.string().nullable(),
    /** Periods of service before the one of the hire date, the earliest first. */
    earlierService: z.array(z.object({ from: isoDate, until: isoDate })),
    /** For whoever may change it. */
    personal: z.object({ birthDate: isoDate.nullable() }).nullable(),
    /** Fields that the customer added, and their values as text by key. */
    customFields: z.array(customField),
    custom: z.record(z.string(), z.string()),
    mayEdit: z.boolean(),
    version,
  }),
  errors: ['NOT_FOUND'],
  rest: [
    { method: 'GET', path: '/api/UserBases/employeeInfo' },
    { method: 'GET', path: '/api/org/employees/{id}' },
  ],
});
