import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeErrors } from './start-errors.ts';
import { inputChange, parameterChange } from './what-if.ts';

export const startWhatIf = defineProcedure({
  id: 'payroll/what-ifs/start-what-if',
  kind: 'mutation',
  summary:
    'Calculates a batch’s frozen input with another copy, other parameters or other inputs, beside its result and never in its place.',
  permission: 'batch.calculate',
  input: z.strictObject({
    batchId: id,
    name: name(limits.nameCharactersMax),
    /** A copy of the batch’s solution, be it a draft; left out: the batch’s own. */
    copyNumber: ordinal.optional(),
    parameters: z.array(parameterChange).max(limits.whatIfChangesMax).default([]),
    inputs: z.array(inputChange).max(limits.whatIfChangesMax).default([]),
  }),
  output: z.object({ runId: id }),
  errors: [...changeErrors, 'VALIDATION_FAILED', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/what-ifs', status: 202 }],
  audit: 'calculation-run',
  changes: 'batch',
  idempotent: true,
});
