import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { costCenterCode, costCenterContent } from './cost-center.ts';

export const createCostCenter = defineProcedure({
  id: 'org/cost-centers/create-cost-center',
  kind: 'mutation',
  summary: 'Adds a cost center to the company’s list.',
  permission: 'cost-center.edit',
  input: z.strictObject({ code: costCenterCode, ...costCenterContent }),
  output: z.object({ id }),
  errors: ['COST_CENTER_EXISTS'],
  rest: [{ method: 'POST', path: '/api/org/cost-centers', status: 201 }],
  audit: 'cost-center',
  idempotent: true,
});
