import { type Sample, type Samples, versionOf } from './sample.ts';

/** Of a version that nobody has seen, so that the batch stays as it is. */
const batch: Sample = { about: ({ batchId }) => ({ id: batchId, version: 999 }) };

export const batches: Samples = {
  'payroll/batches/list-batches': { anywhere: {} },
  'payroll/batches/get-batch': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/watch-batch': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/get-batch-review': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/list-batch-history': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/create-batch': {
    about: ({ periodId, employeeId }) => ({ periodId, type: 'offcycle', name: 'Matrix', employeeIds: [employeeId] }),
  },
  'payroll/batches/prepare-batch': batch,
  'payroll/batches/calculate-batch': batch,
  'payroll/batches/recalculate-payees': {
    about: async ({ batchId, employeeId }, tools) => ({ id: batchId, version: await versionOf(tools, batchId), employeeIds: [employeeId] }),
  },
  'payroll/batches/list-past-batches': { about: ({ newBatchId }) => ({ id: newBatchId }) },
  'payroll/batches/list-retro-candidates': { about: ({ newBatchId, paidBatchId }) => ({ id: newBatchId, pastBatchId: paidBatchId }) },
  'payroll/batches/recalculate-past': {
    about: async ({ newBatchId, paidBatchId, employeeId }, tools) => ({
      id: newBatchId,
      version: await versionOf(tools, newBatchId),
      pastBatchId: paidBatchId,
      employeeIds: [employeeId],
    }),
  },
  'payroll/batches/list-retro-deltas': { about: ({ newBatchId }) => ({ id: newBatchId }) },
  'payroll/batches/discard-retro': { about: ({ newBatchId, retroRunId }) => ({ id: newBatchId, runId: retroRunId }) },
  'payroll/batches/list-batch-input': { about: ({ batchId }) => ({ id: batchId, table: 'MatrixTyped' }) },
  'payroll/batches/set-batch-input': {
    about: async ({ waitingBatchId, employeeId }, tools) => ({
      id: waitingBatchId,
      version: await versionOf(tools, waitingBatchId),
      table: 'MatrixTyped',
      rows: [{ employeeId, lines: [{ Amount: '1.00' }] }],
    }),
  },
  'payroll/batches/cancel-run': batch,
  'payroll/batches/submit-batch': batch,
  'payroll/batches/withdraw-batch': batch,
  'payroll/batches/submit-batch-data': batch,
  'payroll/batches/generate-payslips': batch,
  'payroll/batches/publish-payslips': batch,
  'payroll/batches/close-batch': batch,
  'payroll/batches/cancel-batch': batch,
  'payroll/batches/delete-batch': batch,
  'payroll/batches/move-batch-back': { about: ({ batchId }) => ({ id: batchId, version: 999, to: 'new' }) },
  'payroll/batches/hold-payee': { about: ({ batchId, employeeId }) => ({ id: batchId, employeeId, held: true }) },
};
