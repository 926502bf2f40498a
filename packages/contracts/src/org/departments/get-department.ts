import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customField } from '../custom-fields/index.ts';
import { departmentRow, departmentVersion } from './department.ts';

export const getDepartment = defineProcedure({
  id: 'org/departments/get-department',
  kind: 'query',
  summary: 'One department as it stands on a day, all that it was and is to be, and who changed it when.',
  permission: 'department.read',
  input: z.strictObject({ id, on: isoDate.optional() }),
  output: z.object({
    on: isoDate,
    department: departmentRow,
    /** The latest first. */
    versions: z.array(departmentVersion),
    /** The latest first, twenty at most. */
    changes: z.array(
      z.object({ at: timestamp, by: z.string().nullable(), action: z.string(), what: localizedText, reason: z.string().nullable() }),
    ),
    /** Fields that the customer added, and their values as text by key. */
    customFields: z.array(customField),
    custom: z.record(z.string(), z.string()),
    mayEdit: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/departments/{id}' }],
});
