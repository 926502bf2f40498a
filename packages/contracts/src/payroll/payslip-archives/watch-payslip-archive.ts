import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipArchive } from './payslip-archive.ts';

export const watchPayslipArchive = defineProcedure({
  id: 'payroll/payslip-archives/watch-payslip-archive',
  kind: 'subscription',
  summary: 'An archive of payslips, now and at every change of it.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: payslipArchive,
  errors: ['NOT_FOUND'],
  rest: [],
});
