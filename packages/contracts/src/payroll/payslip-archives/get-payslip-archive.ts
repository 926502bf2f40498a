import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipArchive } from './payslip-archive.ts';

export const getPayslipArchive = defineProcedure({
  id: 'payroll/payslip-archives/get-payslip-archive',
  kind: 'query',
  summary: 'How far an archive of payslips is, and its files; for whoever may see the pay of all of it.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: payslipArchive,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-archives/{id}' }],
});
