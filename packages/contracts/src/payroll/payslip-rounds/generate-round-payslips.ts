import { defineProcedure } from '../../core/procedure.ts';
import { payslipRound, payslipRoundReference, roundChangeErrors } from './payslip-round.ts';

export const generateRoundPayslips = defineProcedure({
  id: 'payroll/payslip-rounds/generate-round-payslips',
  kind: 'mutation',
  summary: 'Generates the payslips of a round, or anew from what stands now; a job makes all of them or none.',
  permission: 'batch.generate-payslips',
  input: payslipRoundReference,
  output: payslipRound,
  errors: [...roundChangeErrors, 'PAYSLIPS_TOUCHED', 'PAYSLIP_ROUND_BLANK'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-rounds/{id}/generate', status: 202 }],
  audit: 'payslip-round',
  changes: 'payslip-round',
});
