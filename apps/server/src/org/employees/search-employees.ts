import { searchEmployees as contract } from '@wagewright/contracts/org/employees';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { employeeInclude, viewEmployees } from './employee-view.ts';

export const searchEmployees = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const today = deps.clock();
  const { keywords, limit } = input;
  const match = keywords
    ? { OR: [{ employeeNumber: { startsWith: keywords } }, { name: { contains: keywords, mode: 'insensitive' as const } }] }
    : {};
  const rows = await deps.db.prisma.employee.findMany({
    where: { AND: [employeesWithin(reach, actor, today), match] },
    include: employeeInclude(today),
    orderBy: { employeeNumber: 'asc' },
    take: limit,
  });
  return { rows: await viewEmployees(deps.db.prisma, rows, today) };
});
