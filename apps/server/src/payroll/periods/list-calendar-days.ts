import { listCalendarDays as contract } from '@wagewright/contracts/payroll/periods';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';
import { readCalendarDays } from './work-calendar.ts';

export const listCalendarDays = implementQuery(contract, async ({ input, reach, deps }) => {
  const { legalEntity } = await requireSolution(deps.db.prisma, input.solutionId, reach);
  return {
    rows: await readCalendarDays(deps.db.prisma, legalEntity.calendarId, { from: `${input.year}-01-01`, until: `${input.year}-12-31` }),
  };
});
