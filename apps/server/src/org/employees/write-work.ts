/** What a change of somebody’s work writes, for whoever has locked them and their legal entity. */
import { AppError } from '@wagewright/contracts';
import { datedTables, dayAfter, endBeforeNext, type Prisma, putPortion, removeFrom } from '@wagewright/db';
import { effectiveOn, isoDay } from '@wagewright/db/columns';
import {
  changeEmployee,
  type Employee,
  nameOf,
  type Place,
  placeOf,
  requireEmployed,
  requireKnown,
  requireSound,
  type Writing,
} from './load-employee.ts';
import { servicesOf } from './service.ts';

/** Where somebody works: ids, and how they are employed. */
export type PlaceKept = ReturnType<typeof placeOf>;

interface NewPlace extends Place {
  readonly category?: string | undefined;
}

/** Why, and in which words the history tells it where the name of the call does not. */
export interface Told {
  readonly reason: string | null;
  readonly what?: object;
}

const assignmentOn = (tx: Writing['tx'], employeeId: number, day: string): Promise<Prisma.AssignmentModel | null> =>
  tx.assignment.findFirst({ where: { employeeId, ...effectiveOn(new Date(day)) } });

export const columnsOf = (place: PlaceKept) => ({
  department_id: place.departmentId,
  position_id: place.positionId,
  cost_center_id: place.costCenterId,
  supervisor_id: place.supervisorId,
  dotted_supervisor_id: place.dottedSupervisorId,
  category: place.category,
});

/** Where somebody works on a day; null where they work nowhere. */
export async function workOn(tx: Writing['tx'], employeeId: number, day: string): Promise<PlaceKept | null> {
  const row = await assignmentOn(tx, employeeId, day);
  return row && placeOf(row);
}

export interface WrittenWork {
  readonly version: number;
  readonly before: PlaceKept;
  readonly after: PlaceKept;
}

/**
 * Gives somebody another place from a day on, until the next change that is planned or through a day that is said.
 * @returns null where they are there already
 * @throws AppError NOT_FOUND, NOT_EMPLOYED_THEN, DEPARTMENT_NOT_THERE, REPORTS_TO_THEMSELF
 */
export async function writeWork(
  call: Writing,
  employee: Employee,
  { from, until: said = null, ...given }: NewPlace & { readonly from: string; readonly until?: string | null },
  { reason, what = {} }: Told,
): Promise<WrittenWork | null> {
  const { sql, tx } = call;
  const { lastDay } = requireEmployed(employee, from);
  const row = await assignmentOn(tx, employee.id, from);
  if (!row) throw new AppError('NOT_FOUND', { what: 'assignment', id: employee.id });
  const before = placeOf(row);
  const after = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  if (JSON.stringify(after) === JSON.stringify(before)) return null;
  await requireKnown(call, employee.legalEntityId, given, from);
  const owner = { employee_id: employee.id };
  const next = await endBeforeNext(sql, datedTables.assignment, owner, from);
  const until =
    [said, next, employee.terminationDate === null || lastDay !== isoDay(employee.terminationDate) ? lastDay : null]
      .filter((day) => day !== null)
      .toSorted()[0] ?? null;
  await putPortion(sql, datedTables.assignment, owner, { from, until }, columnsOf(after));
  await requireSound(call, employee, from);
  const version = await changeEmployee(call, employee, {}, { before, after: { ...what, from, until, ...after, reason } });
  return { version, before, after };
}

/**
 * Takes a change of somebody’s work back that begins on a day: what held before it holds on. @returns the new version
 * @throws AppError ASSIGNMENT_CHANGE_UNKNOWN, DEPARTMENT_NOT_THERE, REPORTS_TO_THEMSELF
 */
export async function takeWorkBack(call: Writing, employee: Employee, from: string, { reason, what = {} }: Told): Promise<number> {
  const { sql, tx } = call;
  const [gone, earlier] = [await assignmentOn(tx, employee.id, from), await assignmentOn(tx, employee.id, dayAfter(from, -1))];
  const isHiring = servicesOf(employee).some(({ hireDate }) => hireDate === from);
  if (!gone || !earlier || gone.id === earlier.id || isHiring)
    throw new AppError('ASSIGNMENT_CHANGE_UNKNOWN', { name: nameOf(employee), from });
  await removeFrom(sql, datedTables.assignment, { employee_id: employee.id }, from);
  await requireSound(call, employee, from);
  const told = { before: { from, ...placeOf(gone) }, after: { ...what, from, ...placeOf(earlier), reason } };
  return await changeEmployee(call, employee, {}, told);
}

/**
 * Says somebody’s last day, or that they stay. @returns the new version; null where it is said already
 * @throws AppError ENDS_BEFORE_IT_BEGINS, DEPARTMENT_NOT_THERE, REPORTS_TO_THEMSELF
 */
export async function writeEnd(
  call: Writing,
  employee: Employee,
  lastDay: string | null,
  { reason, what = {} }: Told,
): Promise<number | null> {
  const hireDate = isoDay(employee.hireDate);
  if (lastDay !== null && lastDay < hireDate) throw new AppError('ENDS_BEFORE_IT_BEGINS', { name: nameOf(employee), hireDate, lastDay });
  const before = employee.terminationDate && isoDay(employee.terminationDate);
  if (before === lastDay) return null;
  const terminationDate = lastDay === null ? null : new Date(lastDay);
  // of the days that come to them, a department may have been closed since
  if (before !== null && (lastDay === null || lastDay > before)) await requireSound(call, { ...employee, terminationDate }, before);
  const told = { before: { terminationDate: before }, after: { ...what, terminationDate: lastDay, reason } };
  return await changeEmployee(call, employee, { terminationDate }, told);
}
