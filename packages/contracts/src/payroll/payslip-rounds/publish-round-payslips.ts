import { defineProcedure } from '../../core/procedure.ts';
import { payslipRound, payslipRoundReference, roundChangeErrors } from './payslip-round.ts';

export const publishRoundPayslips = defineProcedure({
  id: 'payroll/payslip-rounds/publish-round-payslips',
  kind: 'mutation',
  summary: 'Shows the payslips of a round to their employees and tells them; a job does it.',
  permission: 'batch.publish-payslips',
  input: payslipRoundReference,
  output: payslipRound,
  errors: [...roundChangeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-rounds/{id}/publish', status: 202 }],
  audit: 'payslip-round',
  changes: 'payslip-round',
});
