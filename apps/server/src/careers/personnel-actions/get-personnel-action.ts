import { AppError } from '@wagewright/contracts';
import { getPersonnelAction as contract } from '@wagewright/contracts/careers/personnel-actions';
import { hasPartIn } from '../../approvals/instances/index.ts';
import { implementQuery } from '../../core/implement.ts';
import { actionInclude, actionsOf } from './load-action.ts';
import { viewActions } from './view-action.ts';

export const getPersonnelAction = implementQuery(contract, async ({ input: { id }, actor, deps }) => {
  const { prisma } = deps.db;
  const now = deps.clock();
  const row = await prisma.personnelAction.findUnique({ where: { id }, include: actionInclude });
  const reach = actor.grants.get('personnel-action.read');
  const isOwn = row !== null && row.employeeId !== null && row.employeeId === actor.employeeId;
  const reached = async () =>
    reach !== undefined && (await prisma.personnelAction.count({ where: { AND: [{ id }, actionsOf({ reach, actor, now })] } })) > 0;
  const asked = async (instanceId: number | null) => instanceId !== null && (await hasPartIn(prisma, actor, instanceId, now));
  if (!row || !(isOwn || (await reached()) || (await asked(row.approvalInstanceId))))
    throw new AppError('NOT_FOUND', { what: 'personnel action', id });
  const [action] = await viewActions(prisma, actor, [row], now);
  if (!action) throw new AppError('NOT_FOUND', { what: 'personnel action', id });
  return { action, isOwn };
});
