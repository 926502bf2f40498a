import { z } from 'zod';
import type { ErrorCode } from '../../core/error-codes.ts';
import { limits } from '../../core/limits.ts';
import type { Permission } from '../../core/permissions.ts';
import { id, name, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/definition.ts';
import { batchDetail, batchReference, batchTypes } from './batch.ts';

const changeErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'] as const satisfies ErrorCode[];

export const createBatch = defineProcedure({
  id: 'payroll/batches/create-batch',
  kind: 'mutation',
  summary: 'Makes a new batch in an enabled period; an off-cycle one for named employees, or for everybody.',
  permission: 'batch.create',
  input: z
    .strictObject({
      periodId: id,
      type: z.enum(batchTypes).default('normal'),
      name: name(limits.nameCharactersMax),
      employeeIds: z.array(id).max(limits.namedPayeesMax).default([]),
    })
    .refine(({ type, employeeIds }) => type === 'offcycle' || employeeIds.length === 0, {
      path: ['employeeIds'],
      message: 'only an off-cycle batch is made for named employees',
    }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'PERIOD_NOT_OPEN', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches', status: 201 }],
  audit: 'batch',
  changes: 'period',
  idempotent: true,
});

/** An action that moves a batch along its state machine and answers with the batch as it is then. */
const batchAction = <const Name extends string>(
  name: Name,
  path: string,
  summary: string,
  permission: Permission,
  errors: readonly ErrorCode[] = [],
  status: 200 | 202 = 200,
) =>
  defineProcedure({
    id: `payroll/batches/${name}`,
    kind: 'mutation',
    summary,
    permission,
    input: batchReference.extend({ remarks: remarks.optional() }),
    output: batchDetail,
    errors: [...changeErrors, ...errors],
    rest: [{ method: 'POST', path: `/api/payroll/batches/{id}/${path}`, status }],
    audit: 'batch',
    changes: 'batch',
    idempotent: true,
  });

export const prepareBatch = batchAction(
  'prepare-batch',
  'prepare',
  'Freezes population and data of a batch and checks them.',
  'batch.prepare',
  ['BATCH_WITHOUT_PAYEES', 'PAYEE_IN_OTHER_BATCH', 'DEFINITION_INVALID'],
);
export const calculateBatch = defineProcedure({
  id: 'payroll/batches/calculate-batch',
  kind: 'mutation',
  summary: 'Starts the calculation, of all steps or up to one; progress comes by subscription.',
  permission: 'batch.calculate',
  input: batchReference.extend({ upToStep: codeSchema.optional(), remarks: remarks.optional() }),
  output: batchDetail,
  errors: [...changeErrors, 'RUN_IN_PROGRESS', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/calculate', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
export const recalculatePayees = defineProcedure({
  id: 'payroll/batches/recalculate-payees',
  kind: 'mutation',
  summary: 'Calculates named employees of a calculated batch again, and whoever’s pay depends on theirs.',
  permission: 'batch.calculate',
  input: batchReference.extend({
    employeeIds: z.array(id).min(1).max(limits.recalculatedPayeesMax),
    remarks: remarks.optional(),
  }),
  output: batchDetail,
  errors: [...changeErrors, 'RUN_IN_PROGRESS', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/recalculate', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
export const cancelRun = batchAction(
  'cancel-run',
  'cancel-run',
  'Cancels the running calculation; the batch returns to its former state and result.',
  'batch.calculate',
);
export const submitBatch = batchAction('submit-batch', 'submit', 'Submits a calculated batch for approval.', 'batch.submit', [
  'APPROVER_MISSING',
  'BATCH_HAS_ERRORS',
]);
export const withdrawBatch = batchAction('withdraw-batch', 'withdraw', 'Takes a batch back from approval.', 'batch.submit');
export const submitBatchData = batchAction(
  'submit-batch-data',
  'submit-data',
  'Writes the balances of an approved batch to the ledger.',
  'batch.submit-data',
);
export const generatePayslips = batchAction(
  'generate-payslips',
  'generate-payslips',
  'Makes the payslips of an approved batch.',
  'batch.generate-payslips',
  ['PAYSLIP_SETTING_MISSING'],
  202,
);
export const publishPayslips = batchAction(
  'publish-payslips',
  'publish-payslips',
  'Shows the payslips to their employees and tells them.',
  'batch.publish-payslips',
  ['PAYSLIPS_NOT_GENERATED'],
  202,
);
export const closeBatch = batchAction('close-batch', 'close', 'Closes a batch whose data is submitted.', 'batch.close');
export const cancelBatch = batchAction('cancel-batch', 'cancel', 'Discards a batch that is not under approval.', 'batch.cancel');
export const deleteBatch = batchAction('delete-batch', 'delete', 'Deletes a new or discarded batch.', 'batch.delete');

export const moveBatchBack = defineProcedure({
  id: 'payroll/batches/move-batch-back',
  kind: 'mutation',
  summary: 'Moves a batch back to an earlier state.',
  permission: 'batch.move-back',
  input: batchReference.extend({ to: z.enum(['new', 'waiting', 'calculated', 'approved']), remarks: remarks.optional() }),
  output: batchDetail,
  errors: [...changeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/move-back' }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});

export const holdPayee = defineProcedure({
  id: 'payroll/batches/hold-payee',
  kind: 'mutation',
  summary: 'Leaves an employee out of totals, ledger and payslips, or takes them in again.',
  permission: 'batch.hold-payee',
  input: z.strictObject({ id, employeeId: id, held: z.boolean(), reason: remarks.optional() }),
  output: z.object({ held: z.boolean() }),
  errors: [...changeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/payees/{employeeId}/hold' }],
  audit: 'batch-payee',
  changes: 'batch',
});
