import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { UserKind } from '@wagewright/contracts/identity/users';
import type { Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { requireOpenLanguage } from '../../platform/languages/index.ts';
import { requireMayStandIn } from '../roles/index.ts';
import { seenUser } from './load-user.ts';

type Changing = Pick<
  ChangeCall<ProcedureContract<'mutation'>>,
  'actor' | 'deps' | 'tx' | 'sql' | 'locks' | 'reach' | 'audit' | 'unchanged'
>;

export interface AccountContent {
  readonly account: string;
  readonly displayName?: string;
  readonly language?: string | null | undefined;
}

/** Accounts are kept in small letters. @throws AppError ACCOUNT_TAKEN, also where two ask for it at once */
export async function requireFreeAccount(tx: Prisma.TransactionClient, account: string, id = 0): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(7202631, hashtext(${account}))::text`;
  const taken = await tx.user.findFirst({ where: { account, id: { not: id } } });
  if (taken) throw new AppError('ACCOUNT_TAKEN', { account });
}

/**
 * Makes a user who is nobody of the company.
 * @throws AppError ACCOUNT_TAKEN, LANGUAGE_CLOSED
 */
export async function createUser(
  { tx, audit }: Changing,
  kind: UserKind,
  { account, displayName = account, language = null }: AccountContent,
) {
  await requireFreeAccount(tx, account);
  if (language !== null) await requireOpenLanguage(tx, language);
  const data = { kind, account, displayName, language };
  const { id } = await tx.user.create({ data });
  audit({ entity: 'user', entityId: id, after: data });
  return { id };
}

/**
 * Changes what a user signs in as and is called. A link for a forgotten password may go to what they sign in as.
 * @throws AppError LANGUAGE_CLOSED for another language that is not open, HOLDS_MORE where the caller could become somebody who may do more
 */
export async function updateUser(
  call: Changing,
  kind: UserKind,
  { id, version, ...given }: AccountContent & { readonly id: number; readonly version: number },
) {
  const { tx, sql, actor, deps, audit, unchanged } = call;
  const row = await seenUser(call, { id, version }, kind);
  const before = { account: row.account, displayName: row.displayName, language: row.language };
  const after = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  if (JSON.stringify(after) === JSON.stringify(before)) {
    unchanged();
    return { version };
  }
  if (after.account !== before.account) await requireMayStandIn(sql, actor, id);
  await requireFreeAccount(tx, after.account, id);
  if (after.language !== null && after.language !== before.language) await requireOpenLanguage(tx, after.language);
  const renamed = after.account === before.account ? {} : { accountSince: deps.clock() };
  await tx.user.update({ where: { id }, data: { ...after, ...renamed, version: version + 1 } });
  audit({ entity: 'user', entityId: id, before, after });
  return { version: version + 1 };
}
