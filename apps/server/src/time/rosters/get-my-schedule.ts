import { AppError } from '@wagewright/contracts';
import { getMySchedule as contract } from '@wagewright/contracts/time/rosters';
import { implementQuery } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { scheduledInclude, viewSchedules } from './view-schedules.ts';

export const getMySchedule = implementQuery(contract, async ({ input, actor, deps }) => {
  const { from, days } = input;
  const { prisma } = deps.db;
  const id = ownEmployeeId(actor);
  const people = await prisma.employee.findMany({ where: { id }, include: scheduledInclude(new Date(from)) });
  const [mine] = await viewSchedules(prisma, people, from, days);
  if (!mine) throw new AppError('NO_EMPLOYEE', { account: actor.account });
  return mine;
});
