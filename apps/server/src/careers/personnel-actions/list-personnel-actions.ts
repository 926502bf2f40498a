import { listPersonnelActions as contract } from '@wagewright/contracts/careers/personnel-actions';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { actionInclude, actionsOf } from './load-action.ts';
import { viewActions } from './view-action.ts';

export const listPersonnelActions = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { employeeId, kind, statuses, from, until, offset, limit } = input;
  const { prisma } = deps.db;
  const now = deps.clock();
  const where: Prisma.PersonnelActionWhereInput = {
    ...actionsOf({ reach, actor, now }),
    effectiveDate: { ...(from === undefined ? {} : { gte: new Date(from) }), ...(until === undefined ? {} : { lte: new Date(until) }) },
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(kind === undefined ? {} : { kind }),
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
  };
  const orderBy: Prisma.PersonnelActionOrderByWithRelationInput[] = [{ effectiveDate: 'desc' }, { id: 'desc' }];
  const rows = await prisma.personnelAction.findMany({ where, include: actionInclude, orderBy, skip: offset, take: limit });
  return { total: await prisma.personnelAction.count({ where }), rows: await viewActions(prisma, actor, rows, now) };
});
