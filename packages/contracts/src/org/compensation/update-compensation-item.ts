import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationItemCode, compensationItemName, compensationLimits } from './compensation.ts';

export const updateCompensationItem = defineProcedure({
  id: 'org/compensation/update-compensation-item',
  kind: 'mutation',
  summary:
    'Changes what a compensation item is called, or the least and the most that it allows. Records that stand already stay as they are. What is left out stays.',
  permission: 'compensation.edit',
  input: z.strictObject({
    code: compensationItemCode,
    version,
    name: compensationItemName.optional(),
    limits: compensationLimits.nullable().optional(),
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'COMPENSATION_ITEM_NAME_TAKEN', 'COMPENSATION_LIMITS_REVERSED'],
  rest: [{ method: 'PATCH', path: '/api/org/compensation-items/{code}' }],
  audit: 'compensation-item',
});
