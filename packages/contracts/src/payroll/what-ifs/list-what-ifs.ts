import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { whatIfSummary } from './what-if.ts';

export const listWhatIfs = defineProcedure({
  id: 'payroll/what-ifs/list-what-ifs',
  kind: 'query',
  summary: 'The what-ifs and replays of a batch, newest first.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id }),
  output: z.object({ rows: z.array(whatIfSummary) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs' }],
});
