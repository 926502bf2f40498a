import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { customFieldRow } from './custom-field-content.ts';

export const listCustomFields = defineProcedure({
  id: 'org/custom-fields/list-custom-fields',
  kind: 'query',
  summary: 'The fields that the company has added to people and departments, in the order in which they were added.',
  permission: 'custom-field.edit',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(customFieldRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/custom-fields' }],
});
