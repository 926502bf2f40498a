import { listScenarioPeople as contract } from '@wagewright/contracts/payroll/scenarios';
import { listDifferingPeople, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { loadComparable } from './comparable-scenarios.ts';
import { periodsOf, readCalendars } from './scenario-calendar.ts';

export const listScenarioPeople = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const [first] = await loadComparable(prisma, [input.firstId, input.otherId], reach);
  const { sequence, departmentId, ...asked } = input;
  const calendar = first && (await readCalendars(prisma, [first.solutionId])).get(first.solutionId);
  // people are counted as of a period, over all of them as of the last
  const last = first && periodsOf(calendar, first).at(-1)?.sequence;
  const period = input.figure === 'people' ? (sequence ?? last) : sequence;
  const { total, change, rows } = await listDifferingPeople(sqlOfPrisma(prisma), { ...asked, sequence: period, departmentId });
  return {
    total,
    change,
    rows: rows.map(({ id, department, ...row }) => ({
      ...row,
      employeeId: id > 0 ? id : null,
      joiner: id < 0 ? -id : null,
      department: department ? departmentVersionColumns.name(department) : null,
    })),
  };
});
