import { AppError, type LocalizedText, type ProcedureContract } from '@wagewright/contracts';
import { listBrokenPlaces, type Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { requireStanding } from '../departments/index.ts';
import { latestService, type Served, type Service, serviceAround, serviceInclude } from './service.ts';

export type Changing = ChangeCall<ProcedureContract<'mutation'>>;
/** What is written with, be it the call’s own change or that of an approval. */
export type Writing = Pick<Changing, 'tx' | 'sql' | 'audit'>;
export type Employee = Prisma.EmployeeGetPayload<{ include: typeof serviceInclude }>;

const notSaid: LocalizedText = { en: 'not known', 'zh-CN': '未定' };

interface Reference {
  readonly id: number;
  readonly version: number;
}

/**
 * Somebody within the caller's reach as the caller has seen them, locked; with `place` the structure of their legal entity too, so that meanwhile nobody closes
 * a department or turns a reporting line round.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function employeeForChange(call: Changing, { id, version }: Reference, place?: 'place'): Promise<Employee> {
  const { tx, locks, reach, actor, deps } = call;
  const where = { AND: [{ id }, employeesWithin(reach, actor, deps.clock())] };
  const found = await tx.employee.findFirst({ where });
  if (!found) throw new AppError('NOT_FOUND', { what: 'employee', id });
  if (place) await locks.take('legal-entity', found.legalEntityId);
  await locks.take('employee', id);
  const employee = await tx.employee.findFirst({ where, include: serviceInclude });
  if (!employee) throw new AppError('NOT_FOUND', { what: 'employee', id });
  if (employee.version !== version) throw new AppError('STALE_VERSION', { what: 'Employee', id: employee.employeeNumber });
  return employee;
}

/** Somebody within the caller’s reach, locked, whatever of them the caller has seen. @throws AppError NOT_FOUND */
export async function lockedEmployee(
  { tx, locks, reach, actor, deps }: Pick<Changing, 'tx' | 'locks' | 'reach' | 'actor' | 'deps'>,
  id: number,
): Promise<Employee> {
  const where = { AND: [{ id }, employeesWithin(reach, actor, deps.clock())] };
  if ((await tx.employee.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'employee', id });
  await locks.take('employee', id);
  const employee = await tx.employee.findFirst({ where, include: serviceInclude });
  if (!employee) throw new AppError('NOT_FOUND', { what: 'employee', id });
  return employee;
}

/** Somebody and their number, as messages name them. */
export const nameOf = ({ name, employeeNumber }: Pick<Employee, 'name' | 'employeeNumber'>): string => `${name} (${employeeNumber})`;

/**
 * The period of service in which somebody is employed on a day.
 * @throws AppError NOT_EMPLOYED_THEN where they have not begun by then, or are gone
 */
export function requireEmployed(employee: Pick<Employee, 'name' | 'employeeNumber'> & Served, from: string): Service {
  const service = serviceAround(employee, from);
  if (service) return service;
  const { hireDate, lastDay } = latestService(employee);
  throw new AppError('NOT_EMPLOYED_THEN', { name: nameOf(employee), from, hireDate, lastDay: lastDay ?? notSaid });
}

/** Who is out of sight of whoever is told. */
export const somebodyElse: LocalizedText = { en: 'somebody of another company', 'zh-CN': '其他公司的人员' };

/**
 * Numbers are unique in the whole installation; who has one is said to whoever may see them.
 * @throws AppError EMPLOYEE_NUMBER_TAKEN
 */
export async function requireFreeNumber(
  { tx, actor, deps }: Pick<Changing, 'tx' | 'actor'> & { readonly deps: Pick<Changing['deps'], 'clock'> },
  number: string,
  except = 0,
): Promise<void> {
  const reach = actor.grants.get('employee.read');
  const taken = { employeeNumber: number, id: { not: except } };
  if ((await tx.employee.count({ where: taken })) === 0) return;
  const seen = reach && (await tx.employee.findFirst({ where: { AND: [taken, employeesWithin(reach, actor, deps.clock())] } }));
  throw new AppError('EMPLOYEE_NUMBER_TAKEN', { number, name: seen?.name ?? somebodyElse });
}

/** @throws AppError BORN_TOO_LATE */
export function requireBornBefore(name: string, birthDate: string | null, hireDate: string): void {
  if (birthDate !== null && birthDate >= hireDate) throw new AppError('BORN_TOO_LATE', { name, birthDate, hireDate });
}

export interface Place {
  readonly departmentId?: number | undefined;
  readonly positionId?: number | undefined;
  readonly costCenterId?: number | null | undefined;
  readonly supervisorId?: number | null | undefined;
  readonly dottedSupervisorId?: number | null | undefined;
}

/**
 * What somebody is given has to be there: a department of their legal entity, a position, a cost center, and people of the legal entity who are employed on the day.
 * @throws AppError NOT_FOUND; NOT_EMPLOYED_THEN
 */
export async function requireKnown({ tx }: Pick<Changing, 'tx'>, legalEntityId: number, place: Place, from: string): Promise<void> {
  const missing = (what: string, id: number) => new AppError('NOT_FOUND', { what, id });
  const { departmentId, positionId, costCenterId, supervisorId, dottedSupervisorId } = place;
  if (departmentId !== undefined && (await tx.department.count({ where: { id: departmentId, legalEntityId } })) === 0)
    throw missing('department', departmentId);
  if (positionId !== undefined && (await tx.position.count({ where: { id: positionId } })) === 0) throw missing('position', positionId);
  if (costCenterId != null && (await tx.costCenter.count({ where: { id: costCenterId } })) === 0)
    throw missing('cost center', costCenterId);
  for (const id of [supervisorId, dottedSupervisorId]) {
    if (id == null) continue;
    const person = await tx.employee.findFirst({ where: { id, legalEntityId }, include: serviceInclude });
    if (!person) throw missing('employee', id);
    requireEmployed(person, from);
  }
}

/**
 * Looks at somebody's work from a day on, as it was just written: departments stand all the time, and nobody reports to themself.
 * @throws AppError DEPARTMENT_NOT_THERE; REPORTS_TO_THEMSELF
 */
export async function requireSound(call: Pick<Changing, 'tx' | 'sql'>, employee: Prisma.EmployeeModel, from: string): Promise<void> {
  const { sql, tx } = call;
  const until = latestService(employee).lastDay;
  if (until !== null && until < from) return;
  const { gone, round } = await listBrokenPlaces(sql, employee.id, { from, until });
  if (gone) {
    const department = await tx.department.findUniqueOrThrow({ where: { id: gone.departmentId } });
    await requireStanding(call, department, gone);
  }
  if (round) {
    const supervisor = await tx.employee.findUniqueOrThrow({ where: { id: round.supervisorId } });
    throw new AppError('REPORTS_TO_THEMSELF', { name: nameOf(employee), supervisor: nameOf(supervisor), from: round.from });
  }
}

/** Where somebody works, as the audit says it. */
export const placeOf = (row: Prisma.AssignmentModel) => ({
  departmentId: row.departmentId,
  positionId: row.positionId,
  costCenterId: row.costCenterId,
  supervisorId: row.supervisorId,
  dottedSupervisorId: row.dottedSupervisorId,
  category: row.category,
});

interface Told {
  readonly before: object;
  readonly after: object;
}

/** Writes somebody's own columns, and says what was changed, by which reason. @returns the new version */
export async function changeEmployee(
  { tx, audit }: Pick<Changing, 'tx' | 'audit'>,
  { id, version }: Pick<Employee, 'id' | 'version'>,
  data: Prisma.EmployeeUncheckedUpdateInput,
  { before, after }: Told,
): Promise<number> {
  await tx.employee.update({ where: { id, version }, data: { ...data, version: version + 1 } });
  audit({ entity: 'employee', entityId: id, before: toJson({ ...before, version }), after: toJson({ ...after, version: version + 1 }) });
  return version + 1;
}
