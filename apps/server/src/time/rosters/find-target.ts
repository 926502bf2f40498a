import { AppError } from '@wagewright/contracts';
import type { RosterTarget } from '@wagewright/contracts/time/rosters';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { departmentsWithin, employeesWithin, legalEntitiesWithin } from '../../core/scopes.ts';

interface Within {
  readonly tx: Prisma.TransactionClient;
  readonly reach: Reach;
  readonly actor: Pick<Actor, 'employeeId'>;
  readonly now: Date;
}

/** To whom a roster is given, as its columns say it. */
export interface TargetColumns {
  readonly legalEntityId: number;
  readonly departmentId: number | null;
  readonly employeeId: number | null;
}

type Finder = (within: Within, id: number) => Promise<TargetColumns | null>;

const finders: Readonly<Record<RosterTarget['kind'], Finder>> = {
  employee: async ({ tx, reach, actor, now }, id) => {
    const found = await tx.employee.findFirst({ where: { AND: [{ id }, employeesWithin(reach, actor, now)] } });
    return found && { legalEntityId: found.legalEntityId, departmentId: null, employeeId: id };
  },
  department: async ({ tx, reach, actor, now }, id) => {
    const found = await tx.department.findFirst({ where: { AND: [{ id }, departmentsWithin(reach, actor, now)] } });
    return found && { legalEntityId: found.legalEntityId, departmentId: id, employeeId: null };
  },
  'legal-entity': async ({ tx, reach }, id) => {
    const found = await tx.legalEntity.findFirst({ where: { AND: [{ id }, legalEntitiesWithin(reach)] } });
    return found && { legalEntityId: id, departmentId: null, employeeId: null };
  },
};
const things = { employee: 'employee', department: 'department', 'legal-entity': 'legal entity' } as const;

/** @throws AppError NOT_FOUND for whoever or whatever is out of reach */
export async function findTarget(within: Within, { kind, id }: RosterTarget): Promise<TargetColumns> {
  const found = await finders[kind](within, id);
  if (!found) throw new AppError('NOT_FOUND', { what: things[kind], id });
  return found;
}
