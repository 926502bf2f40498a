import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customField } from '../custom-fields/index.ts';
import { employeeStates, peopleColumn, peopleFilter } from './people-filter.ts';

const personRow = z.object({
  id,
  employeeNumber: z.string(),
  name: z.string(),
  state: z.enum(employeeStates),
  hireDate: isoDate,
  terminationDate: isoDate.nullable(),
  department: localizedText.nullable(),
  position: localizedText.nullable(),
  grade: localizedText.nullable(),
  costCenter: localizedText.nullable(),
  legalEntity: localizedText,
  supervisor: z.string().nullable(),
  dottedSupervisor: z.string().nullable(),
  category: z.string().nullable(),
  gender: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Custom fields by key, as text; those that the caller may see. */
  custom: z.record(z.string(), z.string()),
  /** The next change of where they work, after the day. */
  upcoming: z.object({ on: isoDate, department: localizedText.nullable(), position: localizedText.nullable() }).nullable(),
});

export const listEmployees = defineProcedure({
  id: 'org/employees/list-employees',
  kind: 'query',
  summary: 'The people within the caller’s scope as of a day: found, filtered and ordered by any column.',
  permission: 'employee.read',
  input: windowInput.extend({
    ...peopleFilter.shape,
    sort: peopleColumn.default('name'),
    direction: sortDirection.default('ascending'),
  }),
  output: z.object({
    total: z.int(),
    /** The day that was asked for. */
    on: isoDate,
    rows: z.array(personRow),
    /** The columns that custom fields make. */
    customFields: z.array(customField),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/employees' }],
  immediate: true,
});
