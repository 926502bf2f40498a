import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchSummary } from './batch.ts';
import { batchFilters, batchTypes } from './batch-machine.ts';

export const listBatches = defineProcedure({
  id: 'payroll/batches/list-batches',
  kind: 'query',
  summary: 'Batches in the caller’s scope, newest period first.',
  permission: 'batch.read',
  input: windowInput.extend({
    solutionId: id.optional(),
    status: z.enum(batchFilters).optional(),
    type: z.enum(batchTypes).optional(),
    /** In its name or its period's. */
    keywords: lineOfText(limits.searchCharactersMax).optional(),
    /** Of periods that go on, or of those that are closed. */
    periods: z.enum(['open', 'closed']).optional(),
  }),
  output: z.object({ rows: z.array(batchSummary), total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/batches' }],
});
