import { batchAction } from './batch-action.ts';

export const publishPayslips = batchAction(
  'publish-payslips',
  'publish-payslips',
  'Shows the payslips to their employees and tells them.',
  'batch.publish-payslips',
  ['PAYSLIPS_NOT_GENERATED'],
  202,
);
