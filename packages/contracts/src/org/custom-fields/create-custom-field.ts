import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customFieldContent, customFieldIdentity } from './custom-field-content.ts';

export const createCustomField = defineProcedure({
  id: 'org/custom-fields/create-custom-field',
  kind: 'mutation',
  summary: 'Adds a field of the company’s own to people or departments.',
  permission: 'custom-field.edit',
  input: z.strictObject({
    ...customFieldIdentity,
    ...customFieldContent,
    options: customFieldContent.options.default([]),
    required: customFieldContent.required.default(false),
    mask: customFieldContent.mask.default(null),
    audience: customFieldContent.audience.default('record'),
  }),
  output: z.object({ id }),
  errors: ['CUSTOM_FIELD_EXISTS', 'CUSTOM_FIELD_CHOICES'],
  rest: [{ method: 'POST', path: '/api/org/custom-fields', status: 201 }],
  audit: 'custom-field',
  idempotent: true,
});
