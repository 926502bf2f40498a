import { AppError, type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { certificateMachine } from '@wagewright/contracts/org/certificates';
import { readConfig } from '@wagewright/contracts/platform/settings';
import type { Prisma } from '@wagewright/db';
import { certificateColumns, toJson } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { serviceInclude } from '../employees/index.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;
type Event = (typeof certificateMachine.transitions)[number]['event'];

export const certificateInclude = {
  employee: { include: { legalEntity: true, ...serviceInclude } },
  issuedBy: true,
} as const satisfies Prisma.CertificateInclude;
export type CertificateRecord = Prisma.CertificateGetPayload<{ include: typeof certificateInclude }>;

/** Whose certificates: one's own, or of those for whom the caller issues them. */
export type Whose = { readonly own: number } | { readonly within: Prisma.EmployeeWhereInput };

export const peopleOf = (whose: Whose): Prisma.EmployeeWhereInput => ('own' in whose ? { id: whose.own } : whose.within);

/** @throws AppError NO_EMPLOYEE for an account that belongs to nobody who is employed */
export function ownOf({ employeeId, account }: Pick<Actor, 'employeeId' | 'account'>): Whose & { readonly own: number } {
  if (employeeId === null) throw new AppError('NO_EMPLOYEE', { account });
  return { own: employeeId };
}

/** For whom somebody issues certificates: a manager for their reports only where the settings say so. */
export async function issuedWithin(
  tx: Pick<Prisma.TransactionClient, 'systemConfig'>,
  reach: Reach,
  actor: Pick<Actor, 'employeeId'>,
  { clock }: Pick<Deps, 'clock'>,
): Promise<Whose> {
  const saved = await tx.systemConfig.findUnique({ where: { typeCode: 'manager-actions' } });
  const { issueCertificate } = readConfig('manager-actions', saved?.value);
  const open = issueCertificate ? reach : { ...reach, subordinates: false, department: false };
  return { within: employeesWithin(open, actor, clock()) };
}

/** @throws AppError NOT_FOUND for a certificate of somebody out of reach */
export async function findCertificate(
  tx: Pick<Prisma.TransactionClient, 'certificate'>,
  id: number,
  whose: Whose,
): Promise<CertificateRecord> {
  const found = await tx.certificate.findFirst({ where: { AND: [{ id }, { employee: peopleOf(whose) }] }, include: certificateInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'certificate', id });
  return found;
}

/**
 * A certificate as the caller has seen it, with whose it is locked.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function certificateForChange(
  { tx, locks }: Pick<Changing, 'tx' | 'locks'>,
  { id, version }: { readonly id: number; readonly version: number },
  whose: Whose,
): Promise<CertificateRecord> {
  const { employeeId } = await findCertificate(tx, id, whose);
  await locks.take('employee', employeeId);
  const certificate = await findCertificate(tx, id, whose);
  if (certificate.version !== version) throw new AppError('STALE_VERSION', { what: 'Certificate', id });
  return certificate;
}

interface Move {
  readonly event: Event;
  readonly data: Prisma.CertificateUncheckedUpdateManyInput;
  readonly told?: Readonly<Record<string, unknown>>;
}

/** Moves a certificate along its machine, and tells it. @returns its new version @throws AppError ILLEGAL_TRANSITION; STALE_VERSION */
export async function moveCertificate(
  { tx, audit }: Pick<Changing, 'tx' | 'audit'>,
  { id, version, ...certificate }: CertificateRecord,
  { event, data, told = {} }: Move,
): Promise<number> {
  const before = certificateColumns.status(certificate.status);
  const { to: status } = requireTransition(certificateMachine, { id, status: before }, event, {});
  const next = { status, version: version + 1 };
  const { count } = await tx.certificate.updateMany({ where: { id, status: before, version }, data: { ...data, ...next } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Certificate', id });
  audit({ entity: 'certificate', entityId: id, before: { status: before, version }, after: toJson({ ...next, ...told }) });
  return next.version;
}
