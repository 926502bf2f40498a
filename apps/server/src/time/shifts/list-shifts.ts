import { listShifts as contract } from '@wagewright/contracts/time/shifts';
import { implementQuery } from '../../core/implement.ts';
import { shiftInclude, shiftsWithin, viewShift } from './load-shift.ts';

export const listShifts = implementQuery(contract, async ({ reach, actor, deps }) => {
  const rows = await deps.db.prisma.shift.findMany({ where: shiftsWithin(reach), include: shiftInclude, orderBy: { code: 'asc' } });
  const edit = actor.grants.get('shift.edit');
  return { rows: rows.map((row) => viewShift(row, edit)) };
});
