import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { readConfig } from '@wagewright/contracts/platform/settings';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/** Whose contacts are meant: the caller’s own where nobody is named. @throws AppError NO_EMPLOYEE for an account that belongs to nobody who is employed */
export function meant({ employeeId, account }: Pick<Actor, 'employeeId' | 'account'>, named: number | undefined): number {
  const own = named ?? employeeId;
  if (own === null) throw new AppError('NO_EMPLOYEE', { account });
  return own;
}

/** A reach without what one may do for oneself. */
const forOthers = (reach: Reach): Reach => ({ ...reach, self: false });

/** Whether somebody may change the contacts of somebody within their reach: of themselves, unless they keep people, only where the settings allow it. */
export async function mayEdit(
  tx: Pick<Prisma.TransactionClient, 'employee' | 'systemConfig'>,
  reach: Reach | undefined,
  actor: Pick<Actor, 'employeeId'>,
  { clock }: Pick<Deps, 'clock'>,
  employeeId: number,
): Promise<boolean> {
  if (!reach) return false;
  const saved = await tx.systemConfig.findUnique({ where: { typeCode: 'employee-self-service' } });
  const { changeContacts } = readConfig('employee-self-service', saved?.value);
  const open = changeContacts ? reach : forOthers(reach);
  return (await tx.employee.count({ where: { AND: [{ id: employeeId }, employeesWithin(open, actor, clock())] } })) > 0;
}

/**
 * Somebody whose contacts the caller changes, locked: nobody else changes what is theirs meanwhile.
 * @throws AppError NOT_FOUND; CONTACTS_NOT_OWN
 */
export async function employeeForContacts(call: Changing, named: number | undefined): Promise<Prisma.EmployeeModel> {
  const { tx, locks, reach, actor, deps } = call;
  const id = meant(actor, named);
  const where = { AND: [{ id }, employeesWithin(reach, actor, deps.clock())] };
  if ((await tx.employee.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'employee', id });
  await locks.take('employee', id);
  const employee = await tx.employee.findFirst({ where });
  if (!employee) throw new AppError('NOT_FOUND', { what: 'employee', id });
  if (!(await mayEdit(tx, reach, actor, deps, id))) throw new AppError('CONTACTS_NOT_OWN');
  return employee;
}

/** A contact of somebody as the caller has seen it. @throws AppError NOT_FOUND; STALE_VERSION */
export async function seenContact(
  { tx }: Pick<Changing, 'tx'>,
  employeeId: number,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Prisma.EmployeeContactModel> {
  const contact = await tx.employeeContact.findFirst({ where: { id, employeeId } });
  if (!contact) throw new AppError('NOT_FOUND', { what: 'contact', id });
  if (contact.version !== version) throw new AppError('STALE_VERSION', { what: 'Contact', id });
  return contact;
}

interface Content {
  readonly name: string;
  readonly phone: string | null;
  readonly isEmergency: boolean;
}

/** @throws AppError CONTACT_PHONE_REQUIRED */
export function requirePhone({ name, phone, isEmergency }: Content): void {
  if (isEmergency && (phone === null || phone === '')) throw new AppError('CONTACT_PHONE_REQUIRED', { name });
}

/** As its columns hold it. */
export const columnsOfContact = <Given extends { readonly birthDate: string | null }>({ birthDate, ...content }: Given) => ({
  ...content,
  birthDate: birthDate === null ? null : new Date(birthDate),
});
