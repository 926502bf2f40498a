import { AppError, type InputOf } from '@wagewright/contracts';
import type { getEffectOnPay } from '@wagewright/contracts/org/employees';
import type { Call } from '../../core/implement.ts';
import { departmentsWithin, employeesWithin, legalEntitiesWithin } from '../../core/scopes.ts';

type Asking = Call<typeof getEffectOnPay>;

/** Everybody who works in a department on any of the days. @throws AppError NOT_FOUND */
async function workingIn(
  { actor, reach, deps }: Asking,
  id: number,
  { from, until }: Pick<InputOf<typeof getEffectOnPay>, 'from' | 'until'>,
) {
  const { prisma } = deps.db;
  const within = { AND: [{ id }, departmentsWithin(reach, actor, deps.clock())] };
  if ((await prisma.department.count({ where: within })) === 0) throw new AppError('NOT_FOUND', { what: 'department', id });
  const then = {
    effectiveDate: until === null ? {} : { lte: new Date(until) },
    OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(from) } }],
  };
  const where = { departmentId: id, ...then };
  const people = await prisma.assignment.findMany({ where, select: { employeeId: true }, distinct: ['employeeId'] });
  return people.map(({ employeeId }) => employeeId);
}

/** @throws AppError NOT_FOUND */
export async function requireEntity({ reach, deps }: Asking, id: number): Promise<void> {
  const within = { AND: [{ id }, legalEntitiesWithin(reach)] };
  if ((await deps.db.prisma.legalEntity.count({ where: within })) === 0) throw new AppError('NOT_FOUND', { what: 'legal entity', id });
}

/** Whose records are asked about, each once, within the caller’s reach. @throws AppError NOT_FOUND */
export async function readWhom(call: Asking): Promise<number[]> {
  const { input, actor, reach, deps } = call;
  const { employeeIds, departmentId, legalEntityId } = input;
  const { prisma } = deps.db;
  const within = { AND: [{ id: { in: employeeIds } }, employeesWithin(reach, actor, deps.clock())] };
  const known = new Set((await prisma.employee.findMany({ where: within, select: { id: true } })).map(({ id }) => id));
  const unknown = employeeIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: unknown });
  if (departmentId !== undefined) for (const id of await workingIn(call, departmentId, input)) known.add(id);
  if (legalEntityId !== undefined) {
    await requireEntity(call, legalEntityId);
    for (const { id } of await prisma.employee.findMany({ where: { legalEntityId }, select: { id: true } })) known.add(id);
  }
  return [...known];
}
