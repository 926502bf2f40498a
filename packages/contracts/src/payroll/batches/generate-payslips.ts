import { batchAction } from './batch-action.ts';

export const generatePayslips = batchAction(
  'generate-payslips',
  'generate-payslips',
  'Makes the payslips of an approved batch.',
  'batch.generate-payslips',
  ['PAYSLIP_SETTING_MISSING'],
  202,
);
