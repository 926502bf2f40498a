import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customFieldReference } from './custom-field-content.ts';

export const deleteCustomField = defineProcedure({
  id: 'org/custom-fields/delete-custom-field',
  kind: 'mutation',
  summary: 'Takes away a field in which no record says anything.',
  permission: 'custom-field.edit',
  input: customFieldReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CUSTOM_FIELD_USED'],
  rest: [{ method: 'DELETE', path: '/api/org/custom-fields/{id}' }],
  audit: 'custom-field',
});
