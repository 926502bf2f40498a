import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { givenNameSchema } from '../solutions/index.ts';
import { category, tableReference } from './global-table.ts';

export const updateGlobalTable = defineProcedure({
  id: 'payroll/global-tables/update-global-table',
  kind: 'mutation',
  summary: 'Changes what a global table is called, its category, and whether legal entities may have rows of their own.',
  permission: 'global-table.edit',
  input: tableReference.extend({
    version,
    name: givenNameSchema.optional(),
    category: category.optional(),
    independentEntity: z.boolean().optional(),
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'GLOBAL_TABLE_NAME_TAKEN', 'GLOBAL_TABLE_OWN_ROWS'],
  rest: [{ method: 'PATCH', path: '/api/payroll/global-tables/{code}' }],
  audit: 'global-table',
  changes: 'global-table',
});
