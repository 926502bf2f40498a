import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { factsOfPermission } from '@wagewright/contracts/identity/roles';
import type { heldRole, UserKind } from '@wagewright/contracts/identity/users';
import { listUsers, type Prisma, type PrismaClient, type Sql, type UserListRow } from '@wagewright/db';
import { legalEntityColumns, roleColumns } from '@wagewright/db/columns';
import type { z } from 'zod';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { usersWithin } from '../../core/scopes.ts';

type Reading = Pick<PrismaClient, 'userRole'>;

/** One user as lists say it. @throws AppError NOT_FOUND, also for one out of reach */
export async function findUser(sql: Sql, reach: Reach, id: number, now: Date): Promise<UserListRow> {
  const order = { sort: 'name', direction: 'ascending' } as const;
  const { rows } = await listUsers(sql, reach, { filter: { id }, order, now, offset: 0, limit: 1 });
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND', { what: 'user', id });
  return row;
}

/** The roles that a user holds, each with where it counts. */
export async function rolesOf(prisma: Reading, userId: number): Promise<z.input<typeof heldRole>[]> {
  const include = { role: { include: { grants: true } }, legalEntity: true } as const;
  const rows = await prisma.userRole.findMany({ where: { userId }, include, orderBy: { id: 'asc' } });
  return rows.map(({ role, legalEntity, legalEntityId }) => ({
    roleId: role.id,
    code: role.code,
    name: roleColumns.name(role.name),
    builtIn: role.builtIn,
    legalEntityId,
    legalEntity: legalEntity && legalEntityColumns.name(legalEntity.name),
    showsPay: role.grants.some(({ permission }) => factsOfPermission(permission)?.pay === 'shows'),
  }));
}

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'sql' | 'locks' | 'reach'>;

/**
 * A user as the caller has seen it, locked until the transaction ends.
 * @param kind where only users of that kind are meant
 * @throws AppError NOT_FOUND, also for one out of reach or of another kind; STALE_VERSION
 */
export async function seenUser(
  { tx, locks, reach }: Changing,
  { id, version }: { readonly id: number; readonly version?: number },
  kind?: UserKind,
): Promise<Prisma.UserModel> {
  const where = { AND: [{ id, ...(kind ? { kind } : {}) }, usersWithin(reach)] };
  if ((await tx.user.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'user', id });
  await locks.take('user', id);
  const row = await tx.user.findFirst({ where });
  if (!row) throw new AppError('NOT_FOUND', { what: 'user', id });
  if (version !== undefined && row.version !== version) throw new AppError('STALE_VERSION', { what: 'User', id });
  return row;
}
