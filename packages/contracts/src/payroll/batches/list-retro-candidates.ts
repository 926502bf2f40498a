import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listRetroCandidates = defineProcedure({
  id: 'payroll/batches/list-retro-candidates',
  kind: 'query',
  summary: 'The payees of a past batch whose records have changed since, and what has changed.',
  permission: 'pay.read',
  input: windowInput.extend({ id, pastBatchId: id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        changes: z.array(
          z.object({
            table: z.string(),
            column: z.string(),
            columnName: localizedText,
            line: z.int(),
            before: z.string().nullable(),
            after: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/past-batches/{pastBatchId}/candidates' }],
});
