import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipDetail } from './payslip.ts';

export const getMyPayslip = defineProcedure({
  id: 'payroll/payslips/get-my-payslip',
  kind: 'query',
  summary: 'One published payslip of the caller, line by line, against the one before.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id }),
  output: payslipDetail,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips/{id}' }],
});
