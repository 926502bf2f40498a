import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipRound } from './payslip-round.ts';

export const getPayslipRound = defineProcedure({
  id: 'payroll/payslip-rounds/get-payslip-round',
  kind: 'query',
  summary: 'A round of payslips by balance or by import: how far it is, and what can be done with it.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: payslipRound,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-rounds/{id}' }],
});
