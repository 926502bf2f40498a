import { listLeaveTypes as contract } from '@wagewright/contracts/time/leave';
import { implementQuery } from '../../core/implement.ts';
import { typeInclude, typesWithin, viewType } from './load-type.ts';

export const listLeaveTypes = implementQuery(contract, async ({ reach, actor, deps }) => {
  const rows = await deps.db.prisma.leaveType.findMany({ where: typesWithin(reach), include: typeInclude, orderBy: { code: 'asc' } });
  const edit = actor.grants.get('leave-type.edit');
  return { rows: rows.map((row) => viewType(row, edit, deps.clock())) };
});
