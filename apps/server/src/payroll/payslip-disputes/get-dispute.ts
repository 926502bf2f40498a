import { possibleEvents } from '@wagewright/contracts';
import { getDispute as contract, payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import { implementQuery } from '../../core/implement.ts';
import { loadDispute, subjectOf, viewDispute } from './load-dispute.ts';

export const getDispute = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const row = await loadDispute(deps.db.prisma, input.id, reach);
  const dispute = { ...(await viewDispute(deps, row)), ...(await subjectOf(deps, row)) };
  const possible = actor.grants.has('batch.publish-payslips') ? possibleEvents(payslipDisputeMachine, dispute.status, {}) : [];
  return { ...dispute, events: (['answer', 'resolve'] as const).filter((event) => possible.includes(event)) };
});
