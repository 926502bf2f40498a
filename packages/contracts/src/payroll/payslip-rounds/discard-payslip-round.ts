import { defineProcedure } from '../../core/procedure.ts';
import { payslipRound, payslipRoundReference, roundChangeErrors } from './payslip-round.ts';

export const discardPayslipRound = defineProcedure({
  id: 'payroll/payslip-rounds/discard-payslip-round',
  kind: 'mutation',
  summary: 'Gives up a round that is not published: its payslips are taken away.',
  permission: 'batch.generate-payslips',
  input: payslipRoundReference,
  output: payslipRound,
  errors: [...roundChangeErrors, 'PAYSLIPS_TOUCHED'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-rounds/{id}/discard' }],
  audit: 'payslip-round',
  changes: 'payslip-round',
});
