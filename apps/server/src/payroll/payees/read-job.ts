import { effectiveOn, isoDay, positionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { serviceBy, serviceInclude } from '../../org/employees/index.ts';

/** Job and reporting line on a day, by the caller's own right to read the record; null without it. */
export async function readJob({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, employeeId: number, day: Date) {
  const reach = actor.grants.get('employee.read');
  if (!reach) return null;
  const row = await db.prisma.employee.findFirst({
    where: { AND: [{ id: employeeId }, employeesWithin(reach, actor, clock())] },
    select: {
      hireDate: true,
      terminationDate: true,
      ...serviceInclude,
      assignments: { where: effectiveOn(day), take: 1, include: { position: true, supervisor: { select: { name: true } } } },
    },
  });
  if (!row) return null;
  const [assignment] = row.assignments;
  const { hireDate, lastDay } = serviceBy(row, isoDay(day));
  return {
    position: positionColumns.title(assignment?.position.title ?? null),
    supervisor: assignment?.supervisor?.name ?? null,
    hireDate,
    terminationDate: lastDay,
  };
}
