import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { costCenterReference } from './cost-center.ts';

export const deleteCostCenter = defineProcedure({
  id: 'org/cost-centers/delete-cost-center',
  kind: 'mutation',
  summary: 'Takes a cost center that nothing has ever used out of the list.',
  permission: 'cost-center.edit',
  input: costCenterReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'COST_CENTER_USED'],
  rest: [{ method: 'DELETE', path: '/api/org/cost-centers/{id}' }],
  audit: 'cost-center',
});
