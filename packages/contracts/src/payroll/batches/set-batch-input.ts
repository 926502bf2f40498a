import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { cellSchema, codeSchema, definitionLimits } from '../solutions/index.ts';
import { batchDetail, batchReference } from './batch.ts';

export const setBatchInput = defineProcedure({
  id: 'payroll/batches/set-batch-input',
  kind: 'mutation',
  summary: 'Replaces what was typed or imported into a table of a prepared batch, for the employees given.',
  permission: 'batch.prepare',
  input: batchReference.extend({
    table: codeSchema,
    rows: z
      .array(
        z.strictObject({
          employeeId: id,
          /** One in a table with one row an employee; columns left out are blank. */
          lines: z.array(z.record(codeSchema, cellSchema)).max(definitionLimits.linesPerEmployeeMax),
        }),
      )
      .min(1)
      .max(limits.typedPayeesMax),
    remarks: remarks.optional(),
  }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'TABLE_ROW'],
  rest: [{ method: 'PUT', path: '/api/payroll/batches/{id}/input/{table}' }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
