import { getPayslip as contract } from '@wagewright/contracts/payroll/payslips';
import { payslipColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { payslipDetail } from './payslip-detail.ts';
import { requirePayslip } from './read-payslip.ts';

export const getPayslip = implementQuery(contract, async ({ input, reach, deps }) => {
  const found = await requirePayslip(deps, input.id, reach);
  const { id, employeeId, publishedAt, seenAt, status } = found.payslip;
  const told = { publishedAt: publishedAt?.toISOString() ?? null, seenAt: seenAt?.toISOString() ?? null };
  return { ...(await payslipDetail(deps, found)), id, employeeId, ...told, status: payslipColumns.status(status) };
});
