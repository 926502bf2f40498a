import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const saveBatchAsTest = defineProcedure({
  id: 'payroll/solutions/save-batch-as-test',
  kind: 'mutation',
  summary:
    'Writes what a batch froze and calculated for some employees, or for the whole batch, into the draft copy as a test, without their names; makes the draft where there is none.',
  permission: 'solution.edit',
  input: z.strictObject({
    batchId: id,
    name: name(limits.testNameCharactersMax),
    /** Left out: the whole batch; of a large one `wholeBatchPayeesMax` people, evenly from the lowest net pay to the highest. */
    employeeIds: z.array(id).min(1).max(limits.testedPayeesMax).optional(),
  }),
  output: z.object({
    solutionId: id,
    /** Of the draft. */
    copyNumber: z.int(),
    name: z.string(),
    /** How many people it holds. */
    people: z.int(),
    /** The test as the draft runs it now: a draft that calculates otherwise fails it. */
    passed: z.boolean(),
    failures: z.array(z.string()),
  }),
  errors: ['NOT_FOUND', 'RESULT_MISSING', 'DEFINITION_INVALID', 'TOO_MANY', 'VALIDATION_FAILED'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/save-as-test', status: 201 }],
  audit: 'solution-copy',
  changes: 'solution-copy',
  idempotent: true,
});
