import { AppError, possibleEvents } from '@wagewright/contracts';
import { getMyDispute as contract } from '@wagewright/contracts/payroll/payslip-disputes';
import { payslipCheckMachine } from '@wagewright/contracts/payroll/payslips';
import { isoDay, payslipColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { disputeOf, viewDispute } from './load-dispute.ts';

export const getMyDispute = implementQuery(contract, async ({ input: { id }, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await prisma.payslip.findFirst({ where: { id, employeeId: actor.employeeId ?? 0 } });
  const dispute = row && (await disputeOf(prisma, id));
  const isShown = row?.status === 'published' && !row.awaitsViewDay;
  // what was withdrawn is hidden, but not what was said about it
  if (!row || (!isShown && !dispute)) throw new AppError('NOT_FOUND', { what: 'payslip', id });
  const status = payslipColumns.checkStatus(row.checkStatus);
  const possible = isShown ? possibleEvents(payslipCheckMachine, status, {}) : [];
  const canWrite = possible.includes('dispute') || (isShown && status === 'disputed');
  return {
    check: { status, until: row.checkUntil && isoDay(row.checkUntil), at: row.checkedAt?.toISOString() ?? null },
    events: [...(possible.includes('confirm') ? (['confirm'] as const) : []), ...(canWrite ? (['dispute'] as const) : [])],
    dispute: dispute && (await viewDispute(deps, dispute)),
  };
});
