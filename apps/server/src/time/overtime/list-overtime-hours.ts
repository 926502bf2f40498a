import { listOvertimeHours as contract } from '@wagewright/contracts/time/overtime';
import { countOvertimeHours, listOvertimeHours as readHours, sqlOfPrisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { viewHours } from './hours-rows.ts';

export const listOvertimeHours = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { offset, limit, ...filter } = input;
  const sql = sqlOfPrisma(deps.db.prisma);
  const asked = { ...filter, reach: { ...reach, employeeId: actor.employeeId }, today: isoDay(deps.clock()) };
  const rows = await readHours(sql, asked, { offset, limit });
  return { total: await countOvertimeHours(sql, asked), rows: rows.map(viewHours) };
});
