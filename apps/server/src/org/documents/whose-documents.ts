import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { broughtKinds, type DocumentKind, documentKinds } from '@wagewright/contracts/org/documents';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';

export type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/** Whose documents are meant: the caller’s own where nobody is named. @throws AppError NO_EMPLOYEE for an account that belongs to nobody who is employed */
export function meant({ employeeId, account }: Pick<Actor, 'employeeId' | 'account'>, named: number | undefined): number {
  const own = named ?? employeeId;
  if (own === null) throw new AppError('NO_EMPLOYEE', { account });
  return own;
}

/** What somebody may do with the documents of a person: with all of them, with those that they bring themselves, or nothing. */
export type Keeping = 'all' | 'brought' | 'none';

export const kindsOf: Readonly<Record<Keeping, readonly DocumentKind[]>> = { all: documentKinds, brought: broughtKinds, none: [] };

/** @param reach of `document.edit` */
export async function keepingOf(
  tx: Pick<Prisma.TransactionClient, 'employee'>,
  reach: Reach | undefined,
  actor: Pick<Actor, 'employeeId'>,
  { clock }: Pick<Deps, 'clock'>,
  employeeId: number,
): Promise<Keeping> {
  if (!reach) return 'none';
  const others = { ...reach, self: false };
  if ((await tx.employee.count({ where: { AND: [{ id: employeeId }, employeesWithin(others, actor, clock())] } })) > 0) return 'all';
  return reach.self && actor.employeeId === employeeId ? 'brought' : 'none';
}

/** @throws AppError DOCUMENT_KIND_NOT_OWN for a kind that only whoever looks after people adds */
export function requireKind(keeping: Keeping, { kind, title }: { readonly kind: DocumentKind; readonly title: string }): void {
  if (!kindsOf[keeping].includes(kind)) throw new AppError('DOCUMENT_KIND_NOT_OWN', { title });
}
