import { batchAction } from './batch-action.ts';

export const cancelPayslipJob = batchAction(
  'cancel-payslip-job',
  'cancel-payslips',
  'Cancels what a job does to the payslips of the batch: none is generated, published or told again, and those that stood stay as they are.',
  'batch.generate-payslips',
);
