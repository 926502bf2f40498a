import { listMyPayslips as contract } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';
import { ownPublished, payslipInclude } from './load-payslip.ts';
import { viewPayslip } from './payslip-view.ts';

export const listMyPayslips = implementQuery(contract, async ({ actor, deps }) => {
  const rows = await deps.db.prisma.payslip.findMany({
    where: ownPublished(actor),
    include: payslipInclude,
    orderBy: [{ batch: { period: { payDate: 'desc' } } }, { id: 'desc' }],
  });
  return { rows: rows.map(viewPayslip) };
});
