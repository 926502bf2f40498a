import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { amount, id, isoDate, remarks, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from './batch.ts';

export const listPastBatches = defineProcedure({
  id: 'payroll/batches/list-past-batches',
  kind: 'query',
  summary: 'The submitted batches of earlier periods, with how many of their payees have other records now, the newest first.',
  permission: 'pay.read',
  input: z.strictObject({ id, periods: z.int().min(1).max(limits.retroPeriodsMax).default(3) }),
  output: z.object({
    rows: z.array(
      z.object({
        pastBatchId: id,
        name: z.string(),
        periodId: id,
        period: z.string(),
        payDate: isoDate,
        payees: z.int(),
        /** Of whom the records say something else today than what was frozen. */
        changedPayees: z.int(),
        /** The run that has calculated it again for this batch, if there is one. */
        retro: z
          .object({ runId: id, state: z.enum(['running', 'finished', 'failed', 'cancelled']), payees: z.int(), startedAt: timestamp })
          .nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/past-batches' }],
});

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

export const recalculatePast = defineProcedure({
  id: 'payroll/batches/recalculate-past',
  kind: 'mutation',
  summary:
    'Calculates employees of a past batch again as the records are now, for a batch that is still new: what they are owed is paid with it. Replaces an earlier one.',
  permission: 'batch.calculate',
  input: batchReference.extend({
    pastBatchId: id,
    employeeIds: z.array(id).min(1).max(limits.recalculatedPayeesMax),
    remarks: remarks.optional(),
  }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'RUN_IN_PROGRESS', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/past-batches/{pastBatchId}/recalculate', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});

export const listRetroDeltas = defineProcedure({
  id: 'payroll/batches/list-retro-deltas',
  kind: 'query',
  summary: 'What a batch pays for earlier periods: new result less what the ledger says, by employee, period and balance element.',
  permission: 'pay.read',
  input: windowInput.extend({ id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        periodId: id,
        period: z.string(),
        runId: id,
        deltas: z.array(
          z.object({
            element: z.string(),
            name: localizedText,
            amount,
            /** The definition reads it by RETRO, so that it is paid with this batch and written to the ledger. */
            isPaid: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/retro-deltas' }],
});

export const discardRetro = defineProcedure({
  id: 'payroll/batches/discard-retro',
  kind: 'mutation',
  summary: 'Drops the recalculation of a past batch while this batch is still new.',
  permission: 'batch.calculate',
  input: z.strictObject({ id, runId: id }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'DELETE', path: '/api/payroll/batches/{id}/retro/{runId}' }],
  audit: 'batch',
  changes: 'batch',
});
