import { getMyPayslip as contract } from '@wagewright/contracts/payroll/payslips';
import { implementQuery } from '../../core/implement.ts';
import { payslipDetail } from './payslip-detail.ts';
import { viewPayslip } from './payslip-view.ts';
import { requireOwnPayslip } from './read-payslip.ts';

export const getMyPayslip = implementQuery(contract, async ({ input, actor, deps }) => {
  const found = await requireOwnPayslip(deps, input.id, actor);
  return { ...viewPayslip(found.payslip), ...(await payslipDetail(deps, found)) };
});
