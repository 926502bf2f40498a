import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchSummary, movement, payeeFigure } from './batch.ts';
import { batchStatuses } from './batch-machine.ts';

export const listBatches = defineProcedure({
  id: 'payroll/batches/list-batches',
  kind: 'query',
  summary: 'Batches in the caller’s scope, newest period first.',
  permission: 'batch.read',
  input: windowInput.extend({ solutionId: id.optional(), status: z.enum(batchStatuses).optional() }),
  output: z.object({ rows: z.array(batchSummary), total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/batches' }],
});

export const getBatch = defineProcedure({
  id: 'payroll/batches/get-batch',
  kind: 'query',
  summary: 'One batch with its progress and the events that are possible now.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: batchDetail,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}' }],
});

export const watchBatch = defineProcedure({
  id: 'payroll/batches/watch-batch',
  kind: 'subscription',
  summary: 'The batch, now and at every change of it or of its run.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: batchDetail,
  errors: ['NOT_FOUND'],
  rest: [],
});

export const getBatchReview = defineProcedure({
  id: 'payroll/batches/get-batch-review',
  kind: 'query',
  summary:
    'What a clerk looks at before the money leaves: totals against the previous period, joiners, leavers, large changes, negative nets, errors.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: z.object({
    payees: z.int(),
    held: z.int(),
    errors: z.int(),
    negativeNets: z.int(),
    joiners: z.int(),
    leavers: z.int(),
    /** Summary figures of this batch and of the batch of the period before, by column of the definition's summary. */
    totals: z.array(z.object({ column: z.string(), name: localizedText, amount, previous: amount.nullable() })),
    /** Change of net pay against the previous period, by cause. */
    variance: z.array(z.object({ cause: z.enum(['joiners', 'leavers', 'changed-pay', 'unchanged']), amount, people: z.int() })),
    /** Net pay by department, largest first. */
    departments: z.array(z.object({ department: localizedText, net: amount, previous: amount.nullable(), people: z.int() })),
    largestChanges: z.array(payeeFigure),
    movements: z.array(payeeFigure.extend({ movement })),
    negatives: z.array(payeeFigure),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/review' }],
});

export const listBatchHistory = defineProcedure({
  id: 'payroll/batches/list-batch-history',
  kind: 'query',
  summary: 'What was done with a batch, by whom and when, newest first.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: z.object({
    rows: z.array(
      z.object({
        at: timestamp,
        who: z.string(),
        procedure: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        remarks: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/history' }],
});
