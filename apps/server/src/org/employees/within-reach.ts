import { AppError } from '@wagewright/contracts';
import type { PrismaClient } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { employeesWithin } from '../../core/scopes.ts';

interface Asked {
  readonly prisma: Pick<PrismaClient, 'employee'>;
  readonly reach: Reach;
  readonly actor: Pick<Actor, 'employeeId'>;
  readonly now: Date;
}

/** @throws AppError NOT_FOUND for somebody out of reach */
export async function requireWithinReach({ prisma, reach, actor, now }: Asked, id: number): Promise<void> {
  const count = await prisma.employee.count({ where: { AND: [{ id }, employeesWithin(reach, actor, now)] } });
  if (count === 0) throw new AppError('NOT_FOUND', { what: 'employee', id });
}
