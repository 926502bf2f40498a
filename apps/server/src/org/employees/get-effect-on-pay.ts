import { AppError } from '@wagewright/contracts';
import { getEffectOnPay as contract } from '@wagewright/contracts/org/employees';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { departmentsWithin, employeesWithin, legalEntitiesWithin } from '../../core/scopes.ts';

export const getEffectOnPay = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { employeeIds, departmentId, hiredBy, from, until, isReturn } = input;
  const { prisma } = deps.db;
  const today = deps.clock();
  const within = { AND: [{ id: { in: employeeIds } }, employeesWithin(reach, actor, today)] };
  const known = new Set((await prisma.employee.findMany({ where: within, select: { id: true } })).map(({ id }) => id));
  const unknown = employeeIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: unknown });
  if (departmentId !== undefined) {
    const department = { AND: [{ id: departmentId }, departmentsWithin(reach, actor, today)] };
    if ((await prisma.department.count({ where: department })) === 0)
      throw new AppError('NOT_FOUND', { what: 'department', id: departmentId });
    const then = {
      effectiveDate: until === null ? {} : { lte: new Date(until) },
      OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(from) } }],
    };
    const people = await prisma.assignment.findMany({
      where: { departmentId, ...then },
      select: { employeeId: true },
      distinct: ['employeeId'],
    });
    for (const { employeeId } of people) known.add(employeeId);
  }
  if (hiredBy !== undefined) {
    const entity = { AND: [{ id: hiredBy }, legalEntitiesWithin(reach)] };
    if ((await prisma.legalEntity.count({ where: entity })) === 0) throw new AppError('NOT_FOUND', { what: 'legal entity', id: hiredBy });
  }
  return { periods: await deps.effectOnPay(sqlOfPrisma(prisma), { employeeIds: [...known], hiredBy, from, until, isReturn }) };
});
