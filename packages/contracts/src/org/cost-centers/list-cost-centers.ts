import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { costCenterRow } from './cost-center.ts';

export const listCostCenters = defineProcedure({
  id: 'org/cost-centers/list-cost-centers',
  kind: 'query',
  summary: 'The company’s cost centers, by code.',
  permission: 'cost-center.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(costCenterRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/cost-centers' }],
});
