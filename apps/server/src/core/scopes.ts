import type { Prisma } from '@wagewright/db';
import { effectiveOn } from '@wagewright/db/columns';
import type { Actor } from './actor.ts';
import type { Reach } from './grants.ts';

/** The solutions that a reach covers, as a condition of a query: what lies outside is not found. */
export function solutionsWithin(reach: Reach): Prisma.SolutionWhereInput {
  if (reach.all) return {};
  return { OR: [{ legalEntityId: { in: [...reach.legalEntityIds] } }, { id: { in: [...reach.solutionIds] } }] };
}

interface CoveredSolution {
  readonly id: number;
  readonly legalEntityId: number;
}

/** Whether a reach covers a solution that has been read: for buttons, which may not show where the call would find nothing. */
export const coversSolution = (reach: Reach | undefined, { id, legalEntityId }: CoveredSolution): boolean =>
  reach !== undefined && (reach.all || reach.legalEntityIds.has(legalEntityId) || reach.solutionIds.has(id));

/** The batches of those solutions, and those that were given one by one. */
export function batchesWithin(reach: Reach): Prisma.BatchWhereInput {
  const ofSolutions = { period: { solution: solutionsWithin(reach) } };
  return reach.all ? ofSolutions : { OR: [ofSolutions, { id: { in: [...reach.batchIds] } }] };
}

/** Whether a reach covers a batch that has been read. */
export const coversBatch = (
  reach: Reach | undefined,
  batch: { readonly id: number; readonly period: { readonly solution: CoveredSolution } },
): boolean => reach !== undefined && (reach.batchIds.has(batch.id) || coversSolution(reach, batch.period.solution));

/** How many levels of departments above one's own are looked at. */
const departmentLevels = 8;

/** The departments that somebody works in or leads on a day, and those below them. */
function departmentsOf(employeeId: number, today: Date, levels = departmentLevels): Prisma.DepartmentWhereInput {
  const current = effectiveOn(today);
  const own: Prisma.DepartmentWhereInput[] = [
    { assignments: { some: { employeeId, ...current } } },
    { versions: { some: { managerEmployeeId: employeeId, ...current } } },
  ];
  const below = { versions: { some: { parent: levels > 0 ? departmentsOf(employeeId, today, levels - 1) : { id: 0 }, ...current } } };
  return { OR: [...own, below] };
}

/** The employees that a reach covers: whole legal entities, those of a solution's legal entity, one's departments, direct reports, oneself. */
export function employeesWithin(reach: Reach, actor: Pick<Actor, 'employeeId'>, today: Date): Prisma.EmployeeWhereInput {
  if (reach.all) return {};
  const current = effectiveOn(today);
  const parts: Prisma.EmployeeWhereInput[] = [
    { legalEntityId: { in: [...reach.legalEntityIds] } },
    { legalEntity: { solutions: { some: { id: { in: [...reach.solutionIds] } } } } },
  ];
  if (reach.self && actor.employeeId !== null) parts.push({ id: actor.employeeId });
  if (reach.subordinates && actor.employeeId !== null)
    parts.push({ assignments: { some: { supervisorId: actor.employeeId, ...current } } });
  if (reach.department && actor.employeeId !== null)
    parts.push({ assignments: { some: { department: departmentsOf(actor.employeeId, today), ...current } } });
  return { OR: parts };
}

/** Those who are employed on a day. */
export const employedOn = (day: Date): Prisma.EmployeeWhereInput => ({
  OR: [
    { hireDate: { lte: day }, OR: [{ terminationDate: null }, { terminationDate: { gte: day } }] },
    { earlierService: { some: { hiredOn: { lte: day }, lastDay: { gte: day } } } },
  ],
});

/** Those who have not left by a day; whoever left and is to come back later has. */
export const notLeftBy = (day: Date): Prisma.EmployeeWhereInput => ({
  OR: [{ terminationDate: null }, { terminationDate: { gte: day } }],
  NOT: { hireDate: { gt: day }, earlierService: { some: { lastDay: { lt: day } } } },
});

/** The legal entities that a reach covers whole. */
export const legalEntitiesWithin = (reach: Reach): Prisma.LegalEntityWhereInput =>
  reach.all ? {} : { id: { in: [...reach.legalEntityIds] } };

/** The departments that a reach covers: those of whole legal entities, those of a solution's legal entity, one's own and those below them. */
export function departmentsWithin(reach: Reach, actor: Pick<Actor, 'employeeId'>, today: Date): Prisma.DepartmentWhereInput {
  if (reach.all) return {};
  const parts: Prisma.DepartmentWhereInput[] = [
    { legalEntityId: { in: [...reach.legalEntityIds] } },
    { legalEntity: { solutions: { some: { id: { in: [...reach.solutionIds] } } } } },
  ];
  if ((reach.department || reach.subordinates) && actor.employeeId !== null) parts.push(departmentsOf(actor.employeeId, today));
  return { OR: parts };
}

/** The users that a reach covers: those of the employees of whole legal entities; users who are nobody of a company are everywhere's. */
export const usersWithin = (reach: Reach): Prisma.UserWhereInput =>
  reach.all ? {} : { employee: { legalEntityId: { in: [...reach.legalEntityIds] } } };
