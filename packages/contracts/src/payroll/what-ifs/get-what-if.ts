import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { inputChange, knownThen, parameterChange, whatIfSummary } from './what-if.ts';

/** Other input of somebody, by the names of who and what. */
const triedInput = inputChange.extend({ name: z.string(), tableName: localizedText, columnName: localizedText });

export const getWhatIf = defineProcedure({
  id: 'payroll/what-ifs/get-what-if',
  kind: 'query',
  summary: 'What a what-if or replay gives beside the batch’s result: changed totals, how many are affected.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, runId: id }),
  output: whatIfSummary.extend({
    changes: z.object({ parameters: z.array(parameterChange), inputs: z.array(triedInput) }),
    /** Of one that looks back. */
    known: knownThen.nullable(),
    /** Null until the run has finished. */
    comparison: z
      .object({
        changedCells: z.int(),
        affectedPayees: z.int(),
        /** No cell differs, value or error. */
        identical: z.boolean(),
        /** Totals of every numeric column that differ, the batch’s figures first. */
        totals: z.array(
          z.object({ table: z.string(), column: z.string(), name: localizedText, before: amount.nullable(), after: amount.nullable() }),
        ),
        /** `Table.Column` that only one of the two has. */
        onlyBefore: z.array(z.string()),
        onlyAfter: z.array(z.string()),
      })
      .nullable(),
    /** What the comparison rests on: where one is not the same, a difference need not be a fault. */
    basis: z.object({
      sameEngine: z.boolean(),
      sameDefinition: z.boolean(),
      sameInput: z.boolean(),
      engine: z.string(),
      baseEngine: z.string(),
    }),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}' }],
});
