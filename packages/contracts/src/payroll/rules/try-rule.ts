import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineNumber, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema, definitionFinding, partChangeSchema } from '../solutions/index.ts';
import { explanation } from '../tables/index.ts';

export const tryRule = defineProcedure({
  id: 'payroll/rules/try-rule',
  kind: 'query',
  summary: 'What a rule gives for one person, on what a batch has frozen: of a copy as it stands, or with changes that are not saved.',
  permission: 'pay.read',
  input: z.strictObject({
    batchId: id,
    employeeId: id,
    table: codeSchema,
    column: codeSchema,
    line: lineNumber.default(0),
    /** A copy of the batch's solution; without it the one that the batch is calculated by. */
    copyNumber: ordinal.optional(),
    changes: z.array(partChangeSchema).max(limits.triedChangesMax).default([]),
  }),
  output: z.object({
    /** The value and how it comes about; null where the rules cannot be calculated as they stand. */
    explanation: explanation.nullable(),
    /** Why they cannot be calculated. */
    findings: z.array(definitionFinding),
    /** What the rules read and the batch has not frozen, `Table.Column` or a balance element: blank here. */
    missing: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
  rest: [
    { method: 'GET', path: '/api/payroll/batches/{batchId}/trials/{employeeId}/{table}/{column}' },
    // long formulas do not fit into an address
    { method: 'POST', path: '/api/payroll/batches/{batchId}/trials/{employeeId}/{table}/{column}' },
  ],
  immediate: true,
});
