import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calculatedTable } from './table.ts';

export const listTables = defineProcedure({
  id: 'payroll/tables/list-tables',
  kind: 'query',
  summary: 'The calculated tables of a batch and their columns.',
  permission: 'batch.read',
  input: z.strictObject({ batchId: id }),
  output: z.object({ tables: z.array(calculatedTable) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/tables' }],
});
