import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { recordedChange } from './recorded-change.ts';

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
        changes: z.array(recordedChange),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/past-batches/{pastBatchId}/candidates' }],
});
