import { AppError } from '@wagewright/contracts';
import { getLeaveType as contract } from '@wagewright/contracts/time/leave';
import { implementQuery } from '../../core/implement.ts';
import { rulesOf, typeInclude, typesWithin, viewType } from './load-type.ts';

export const getLeaveType = implementQuery(contract, async ({ input: { id }, reach, actor, deps }) => {
  const row = await deps.db.prisma.leaveType.findFirst({ where: { AND: [{ id }, typesWithin(reach)] }, include: typeInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'type of leave', id });
  return { type: viewType(row, actor.grants.get('leave-type.edit'), deps.clock()), rules: rulesOf(row).toReversed() };
});
