import { z } from 'zod';
import { timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { globalTableSummary } from './global-table.ts';

export const listGlobalTables = defineProcedure({
  id: 'payroll/global-tables/list-global-tables',
  kind: 'query',
  summary: 'All global tables, by category and name, with the latest common revision and how many solutions of the caller’s use them.',
  permission: 'global-table.read',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(
      globalTableSummary.extend({
        /** The latest of the common rows; null: nothing has been written yet. */
        revision: z.int().nullable(),
        changedAt: timestamp.nullable(),
        solutions: z.int(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/global-tables' }],
});
