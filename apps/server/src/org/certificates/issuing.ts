import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { CertificateKind } from '@wagewright/contracts/org/certificates';
import type { Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { requireReach } from '../../core/actor.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { payWithin } from '../compensation/index.ts';
import type { Served } from '../employees/index.ts';
import { composeCertificate } from './compose-certificate.ts';
import { newNumber } from './new-number.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

interface Wanted {
  readonly kind: CertificateKind;
  readonly language: 'en' | 'zh-CN';
  readonly purpose: string | null;
}
type Person = Prisma.EmployeeGetPayload<{ include: { legalEntity: true } }> & Served;

/** Nobody issues a certificate for themselves. @throws AppError CERTIFICATE_OWN */
export function requireOther({ employeeId }: Pick<Actor, 'employeeId'>, { id, name }: Pick<Person, 'id' | 'name'>): void {
  if (employeeId === id) throw new AppError('CERTIFICATE_OWN', { employee: name });
}

/**
 * Of somebody’s pay certificates tell only by whoever sees it.
 * @throws AppError AUTHORIZATION_REQUIRED where the caller sees nobody’s pay; NOT_FOUND where they do not see theirs
 */
export async function requirePay(
  { actor, deps }: Pick<Changing, 'actor' | 'deps'>,
  tx: Pick<Prisma.TransactionClient, 'employee'>,
  kind: CertificateKind,
  employeeId: number,
  procedure: string,
): Promise<void> {
  if (kind === 'employment') return;
  const seen = payWithin(requireReach(actor, 'pay.read', procedure), actor, deps.clock());
  if ((await tx.employee.count({ where: { AND: [{ id: employeeId }, seen] } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
}

/** What a certificate is written with when it is issued: its number, and what it says. */
export async function issuedData(call: Changing, person: Person, wanted: Wanted) {
  const { actor, deps } = call;
  const content = await composeCertificate(call, person, wanted);
  return { number: newNumber(), content: toJson(content), issuedAt: deps.clock(), issuedByUserId: actor.userId };
}
