import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { costCenterContent, costCenterReference } from './cost-center.ts';

export const updateCostCenter = defineProcedure({
  id: 'org/cost-centers/update-cost-center',
  kind: 'mutation',
  summary: 'Changes what a cost center says. What is left out stays.',
  permission: 'cost-center.edit',
  input: costCenterReference.extend({ name: costCenterContent.name.optional() }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'PATCH', path: '/api/org/cost-centers/{id}' }],
  audit: 'cost-center',
});
