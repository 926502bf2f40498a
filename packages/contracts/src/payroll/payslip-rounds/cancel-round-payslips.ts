import { defineProcedure } from '../../core/procedure.ts';
import { payslipRound, payslipRoundReference, roundChangeErrors } from './payslip-round.ts';

export const cancelRoundPayslips = defineProcedure({
  id: 'payroll/payslip-rounds/cancel-round-payslips',
  kind: 'mutation',
  summary: 'Ends the generating of a round’s payslips: none of them is made.',
  permission: 'batch.generate-payslips',
  input: payslipRoundReference,
  output: payslipRound,
  errors: [...roundChangeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-rounds/{id}/cancel' }],
  audit: 'payslip-round',
  changes: 'payslip-round',
});
