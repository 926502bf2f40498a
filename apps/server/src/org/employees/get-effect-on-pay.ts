import { AppError } from '@wagewright/contracts';
import { getEffectOnPay as contract } from '@wagewright/contracts/org/employees';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';

export const getEffectOnPay = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { employeeIds, from, until } = input;
  const within = { AND: [{ id: { in: employeeIds } }, employeesWithin(reach, actor, deps.clock())] };
  const reached = await deps.db.prisma.employee.findMany({ where: within, select: { id: true } });
  const known = new Set(reached.map(({ id }) => id));
  const unknown = employeeIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: unknown });
  return { periods: await deps.effectOnPay(sqlOfPrisma(deps.db.prisma), { employeeIds, from, until }) };
});
