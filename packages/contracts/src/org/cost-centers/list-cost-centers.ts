import { z } from 'zod';
import { isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { costCenterRow } from './cost-center.ts';

export const listCostCenters = defineProcedure({
  id: 'org/cost-centers/list-cost-centers',
  kind: 'query',
  summary: 'The company’s cost centers, by code, and how many people have each in their work on a day.',
  permission: 'cost-center.read',
  input: z.strictObject({
    /** The day of the headcounts; today where it is left out. */
    on: isoDate.optional(),
  }),
  output: z.object({ on: isoDate, rows: z.array(costCenterRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/cost-centers' }],
});
