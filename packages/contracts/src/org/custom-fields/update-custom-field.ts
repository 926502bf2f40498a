import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customFieldContent, customFieldReference } from './custom-field-content.ts';

export const updateCustomField = defineProcedure({
  id: 'org/custom-fields/update-custom-field',
  kind: 'mutation',
  summary: 'Changes a field of the company’s own: what it is called, what can be chosen, who sees it. What is left out stays.',
  permission: 'custom-field.edit',
  input: customFieldReference.extend({
    label: customFieldContent.label.optional(),
    options: customFieldContent.options.optional(),
    required: customFieldContent.required.optional(),
    mask: customFieldContent.mask.optional(),
    audience: customFieldContent.audience.optional(),
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CUSTOM_FIELD_CHOICES', 'CUSTOM_FIELD_CHOICE_USED', 'CUSTOM_FIELD_MASK_UNFIT'],
  rest: [{ method: 'PATCH', path: '/api/org/custom-fields/{id}' }],
  audit: 'custom-field',
});
