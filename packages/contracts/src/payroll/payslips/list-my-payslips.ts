import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipSummary } from './payslip.ts';

export const listMyPayslips = defineProcedure({
  id: 'payroll/payslips/list-my-payslips',
  kind: 'query',
  summary: 'The caller’s published payslips, newest first.',
  permission: 'payslip.read-own',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(payslipSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips' }],
});
