import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customField } from '../custom-fields/index.ts';
import { departmentRow } from './department.ts';

export const listDepartments = defineProcedure({
  id: 'org/departments/list-departments',
  kind: 'query',
  summary:
    'The departments within the caller’s scope as they stand on a day, those that are to come among them; those that were closed where it is asked for them.',
  permission: 'department.read',
  input: z.strictObject({
    /** Today where it is left out. */
    on: isoDate.optional(),
    legalEntityId: id.optional(),
    withClosed: z.boolean().default(false),
  }),
  output: z.object({
    on: isoDate,
    /** With what they say in fields that the customer added, as text by key; those that the caller may see. */
    rows: z.array(departmentRow.extend({ custom: z.record(z.string(), z.string()) })),
    /** The columns that these fields make. */
    customFields: z.array(customField),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/departments' }],
});
