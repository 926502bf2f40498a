import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { parentParts } from '../inheritance/index.ts';
import { changeErrors } from './start-errors.ts';
import { globalTableChange, inputChange, parameterChange } from './what-if.ts';

export const startWhatIf = defineProcedure({
  id: 'payroll/what-ifs/start-what-if',
  kind: 'mutation',
  summary:
    'Calculates a batch with another copy, other parameters, other inputs or what was known on a day, beside its result and never in its place.',
  permission: 'batch.calculate',
  input: z.strictObject({
    batchId: id,
    name: name(limits.nameCharactersMax),
    /** A copy of the batch’s solution, be it a draft; left out: the batch’s own. */
    copyNumber: ordinal.optional(),
    parameters: z.array(parameterChange).max(limits.whatIfChangesMax).default([]),
    /** Linked tables with another revision of their global table. */
    globalTables: z.array(globalTableChange).max(limits.whatIfChangesMax).default([]),
    inputs: z.array(inputChange).max(limits.whatIfChangesMax).default([]),
    /** A day: records, calendar and ledger as they were known at its end, instead of what the batch has frozen. What was typed into the batch stays. */
    knownOn: isoDate.optional(),
    /** Of a child solution: with these parts of its parent’s published copy in it. */
    withParent: parentParts.optional(),
  }),
  output: z.object({ runId: id }),
  errors: [
    ...changeErrors,
    'NO_PARENT',
    'PARENT_COPY_SUPERSEDED',
    'VALIDATION_FAILED',
    'TOO_MANY',
    'KNOWN_ON_UNANSWERABLE',
    'BATCH_WITHOUT_PAYEES',
  ],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/what-ifs', status: 202 }],
  audit: 'calculation-run',
  changes: 'batch',
  idempotent: true,
});
