import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const getEmployeeChanges = defineProcedure({
  id: 'org/employees/get-employee-changes',
  kind: 'query',
  summary: 'Who has changed what is known of somebody, when and why; the latest first, a hundred at most.',
  permission: 'employee.read',
  input: z.strictObject({ id }),
  output: z.object({
    changes: z.array(
      z.object({ at: timestamp, by: z.string().nullable(), action: z.string(), what: localizedText, reason: z.string().nullable() }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{id}/changes' }],
});
