import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { recordedChange } from '../batches/index.ts';

export const listChangedInputs = defineProcedure({
  id: 'payroll/what-ifs/list-changed-inputs',
  kind: 'query',
  summary: 'Whose data a what-if calculates with is not what the batch has frozen, and what of it differs: the causes of what comes out.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id, runId: id }),
  output: z.object({
    total: z.int(),
    rows: z.array(z.object({ employeeId: id, employeeNumber: z.string(), name: z.string(), changes: z.array(recordedChange) })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}/inputs' }],
});
