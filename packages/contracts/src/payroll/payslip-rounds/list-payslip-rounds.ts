import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipRound } from './payslip-round.ts';

export const listPayslipRounds = defineProcedure({
  id: 'payroll/payslip-rounds/list-payslip-rounds',
  kind: 'query',
  summary: 'Payslips by balance and by import in the caller’s scope, round by round, the latest first.',
  permission: 'pay.read',
  input: windowInput,
  output: z.object({ total: z.int(), rows: z.array(payslipRound) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-rounds' }],
});
