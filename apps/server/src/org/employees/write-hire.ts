/** Who may hire with what they say, what a hire writes, and how it is taken back. */
import { AppError } from '@wagewright/contracts';
import type { HireContent } from '@wagewright/contracts/org/employees';
import { datedTables, holdFields, namedRecords, type Prisma, putPortion } from '@wagewright/db';
import { isoDay, toJson } from '@wagewright/db/columns';
import { requireThere } from '../../core/actor.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { changedValues, type FieldView, fieldsOfRecord, requireSaid } from '../custom-fields/index.ts';
import {
  type Changing,
  type Employee,
  nameOf,
  requireBornBefore,
  requireFreeNumber,
  requireKnown,
  requireSound,
  type Writing,
} from './load-employee.ts';
import { columnsOf, type Told } from './write-work.ts';

type Hiring = Writing & Pick<Changing, 'locks' | 'actor'> & { readonly deps: Pick<Changing['deps'], 'clock'> };
type Hired = Pick<HireContent, 'custom' | 'contract'>;

/**
 * Locks the legal entity in which the caller hires, who has to hold what they say of somebody. @returns the fields that they may say
 * @throws AppError NOT_FOUND for a legal entity out of reach; AUTHORIZATION_REQUIRED; CUSTOM_VALUE_UNFIT; CUSTOM_VALUE_MISSING
 */
export async function requireHiring(call: Changing, legalEntityId: number, said: Hired, method: string): Promise<readonly FieldView[]> {
  const { tx, sql, locks, reach, actor } = call;
  const within = { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] };
  if ((await tx.legalEntity.count({ where: within })) === 0) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  if (said.contract) requireThere(actor, 'contract.edit', legalEntityId, method);
  await locks.take('legal-entity', legalEntityId);
  await holdFields(sql, 'employee');
  const fields = await fieldsOfRecord(tx, 'employee', actor, legalEntityId);
  requireSaid(changedValues({}, said.custom, fields), fields);
  return fields;
}

/**
 * Hires somebody in a legal entity that is locked; their contract is written by who calls.
 * @param fields what may and has to be said of the company's own
 * @throws AppError EMPLOYEE_NUMBER_TAKEN, BORN_TOO_LATE, NOT_FOUND, NOT_EMPLOYED_THEN, DEPARTMENT_NOT_THERE, CUSTOM_VALUE_UNFIT, CUSTOM_VALUE_MISSING
 */
export async function writeHire(
  call: Hiring,
  { legalEntityId, from, ...hire }: Omit<HireContent, 'contract'> & { readonly legalEntityId: number; readonly from: string },
  fields: readonly FieldView[],
  { reason, what = {} }: Told,
): Promise<Prisma.EmployeeModel> {
  const { tx, sql, locks, audit } = call;
  const { employeeNumber, name, gender, birthDate, ...said } = hire;
  await requireFreeNumber(call, employeeNumber);
  requireBornBefore(name, birthDate, from);
  await requireKnown(call, legalEntityId, said, from);
  await holdFields(sql, 'employee');
  const custom = changedValues({}, said.custom, fields);
  requireSaid(custom, fields);
  const days = { hireDate: new Date(from), birthDate: birthDate === null ? null : new Date(birthDate) };
  const contacts = { email: said.email || null, phone: said.phone || null };
  const employee = await tx.employee.create({
    data: { legalEntityId, employeeNumber, name, gender, ...days, ...contacts, custom: toJson(custom) },
  });
  locks.made('employee', employee.id);
  await putPortion(sql, datedTables.assignment, { employee_id: employee.id }, { from, until: null }, columnsOf(said));
  await requireSound(call, employee, from);
  const told = { legalEntityId, employeeNumber, hireDate: from, name, gender, birthDate, ...said, reason };
  audit({ entity: 'employee', entityId: employee.id, after: { ...what, ...told } });
  return employee;
}

/** What goes with somebody who was hired and is not after all. */
const own = ['assignment.employee_id'];

/**
 * Takes back that somebody was hired, who is locked and has not begun: they go, with where they were to work.
 * @returns false where something was changed or recorded of them since, or anything else names them
 */
export async function takeHireBack({ tx, sql, audit }: Writing, employee: Employee, { reason, what = {} }: Told): Promise<boolean> {
  const { id, employeeNumber: number } = employee;
  const records = 'SELECT id, employee_number AS key FROM employee WHERE id = $1::int';
  const jobs = await tx.assignment.count({ where: { employeeId: id } });
  const isNamed =
    (await namedRecords(sql, { table: 'employee', records, parameter: id, own, owners: { assignment: 'employee_id' } })).size > 0;
  if (employee.version !== 1 || jobs !== 1 || isNamed) return false;
  await tx.assignment.deleteMany({ where: { employeeId: id } });
  await tx.employee.delete({ where: { id, version: 1 } });
  const before = { name: nameOf(employee), employeeNumber: number, hireDate: isoDay(employee.hireDate) };
  audit({ entity: 'employee', entityId: id, before: toJson(before), after: toJson({ ...what, deleted: true, reason }) });
  return true;
}
