import { AppError } from '@wagewright/contracts';
import { getCorrection as contract } from '@wagewright/contracts/time/corrections';
import { hasPartIn, withOpenApprovals } from '../../approvals/instances/index.ts';
import { implementQuery } from '../../core/implement.ts';
import { paidPeriodsOf, peopleOf } from '../requests/index.ts';
import { correctionInclude, viewCorrections } from './view-correction.ts';

export const getCorrection = implementQuery(contract, async ({ input: { id }, actor, deps }) => {
  const { prisma } = deps.db;
  const now = deps.clock();
  const missing = () => new AppError('NOT_FOUND', { what: 'request for a correction', id });
  const row = await prisma.punchCorrection.findUnique({ where: { id }, include: correctionInclude });
  if (!row) throw missing();
  const { employeeId, approvalInstanceId } = row;
  const reach = actor.grants.get('attendance.read');
  const isOwn = employeeId === actor.employeeId;
  const reached = async () =>
    reach !== undefined && (await prisma.employee.count({ where: { AND: [{ id: employeeId }, peopleOf({ reach, actor, now })] } })) > 0;
  const asked = async () => approvalInstanceId !== null && (await hasPartIn(prisma, actor, approvalInstanceId, now));
  if (!(isOwn || (await reached()) || (await asked()))) throw missing();
  const [request] = await withOpenApprovals(prisma, actor, await viewCorrections(prisma, actor, [row]), now);
  if (!request) throw missing();
  const { date, status } = request;
  return { request, isOwn, paidPeriods: await paidPeriodsOf(deps, { employeeId, status, isOwn, from: date, until: date }) };
});
