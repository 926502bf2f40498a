import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationFrequencies, compensationItemCode, compensationItemName, compensationLimits } from './compensation.ts';

export const createCompensationItem = defineProcedure({
  id: 'org/compensation/create-compensation-item',
  kind: 'mutation',
  summary: 'Adds something that people are paid by: in every period, or once.',
  permission: 'compensation.edit',
  input: z.strictObject({
    code: compensationItemCode,
    name: compensationItemName,
    /** It stays as it is. */
    frequency: z.enum(compensationFrequencies).default('recurring'),
    limits: compensationLimits.nullable().default(null),
  }),
  output: z.object({ code: z.string() }),
  errors: ['COMPENSATION_ITEM_EXISTS', 'COMPENSATION_ITEM_NAME_TAKEN', 'COMPENSATION_LIMITS_REVERSED'],
  rest: [{ method: 'POST', path: '/api/org/compensation-items', status: 201 }],
  audit: 'compensation-item',
  idempotent: true,
});
