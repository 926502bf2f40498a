import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipArchive } from './payslip-archive.ts';

export const cancelPayslipArchive = defineProcedure({
  id: 'payroll/payslip-archives/cancel-payslip-archive',
  kind: 'mutation',
  summary: 'Ends the job that makes an archive of payslips; the files that it has made go with it.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: payslipArchive,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-archives/{id}/cancel' }],
  audit: 'payslip-archive',
  changes: 'payslip-archive',
});
