import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listAllocationChoices = defineProcedure({
  id: 'org/cost-allocations/list-allocation-choices',
  kind: 'query',
  summary: 'The cost centers that can bear a part of somebody’s cost.',
  permission: 'cost-allocation.edit',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(z.object({ code: z.string(), name: localizedText })) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/cost-allocations/cost-centers' }],
});
