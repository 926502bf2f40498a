import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
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
  output: z.object({ on: isoDate, rows: z.array(departmentRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/departments' }],
});
