import { AppError, type LocalizedText, type ProcedureContract } from '@wagewright/contracts';
import { type HolderPlace, holderPlaces, lockRights, type Prisma, type Sql } from '@wagewright/db';
import { roleColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { type Given, requireGivable } from './giving.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'sql'>;
export type LoadedRole = Prisma.RoleGetPayload<{ include: { grants: true } }>;

/**
 * A custom role as the caller has seen it; nobody else changes who may do what meanwhile.
 * @throws AppError NOT_FOUND; ROLE_BUILT_IN; STALE_VERSION
 */
export async function seenRole(
  { tx, sql }: Changing,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<LoadedRole> {
  await lockRights(sql);
  const role = await tx.role.findUnique({ where: { id }, include: { grants: true } });
  if (!role) throw new AppError('NOT_FOUND', { what: 'role', id });
  if (role.builtIn) throw new AppError('ROLE_BUILT_IN', { role: roleColumns.name(role.name) });
  if (role.version !== version) throw new AppError('STALE_VERSION', { what: 'Role', id });
  return role;
}

/** @throws AppError ROLE_NAME_TAKEN where another role is called so in either language */
export async function requireFreeName(tx: Prisma.TransactionClient, name: LocalizedText, id = 0): Promise<void> {
  const alike = (['en', 'zh-CN'] as const).map((language) => ({ name: { path: [language], equals: name[language] } }));
  if (await tx.role.findFirst({ where: { id: { not: id }, OR: alike } })) throw new AppError('ROLE_NAME_TAKEN');
}

/** @throws AppError ROLE_HELD_BEYOND where people hold a role to whom the caller gives none */
export async function holdersWithin(sql: Sql, reach: Reach, roleId: number, role: LocalizedText): Promise<HolderPlace[]> {
  const places = await holderPlaces(sql, roleId);
  const beyond = places.filter(({ legalEntityId }) => !reach.all && !reach.legalEntityIds.has(legalEntityId ?? 0));
  if (beyond.length > 0) throw new AppError('ROLE_HELD_BEYOND', { role, count: beyond.length });
  return places;
}

/**
 * What a role newly opens is something that the caller may give to each of its holders; where nobody holds it, to somebody of where they give roles.
 * @throws AppError GIVES_PAY; GIVES_MORE_THAN_HELD
 */
export function requireGivableToAll(actor: Actor, role: LocalizedText, added: readonly Given[], places: readonly HolderPlace[]): void {
  const reach = actor.grants.get('role.edit');
  const [someEntity = null] = reach ? reach.legalEntityIds : [];
  const asked = places.length > 0 ? places : [{ userId: 0, legalEntityId: someEntity }];
  for (const { userId, legalEntityId } of asked) requireGivable(actor, role, added, { userId, legalEntityId });
}

/** Grants that stand in one list and not in the other. */
export const grantsMissingFrom = <Grant extends Given>(list: readonly Grant[], other: readonly Given[]): Grant[] =>
  list.filter((one) => !other.some(({ permission, scope }) => permission === one.permission && scope === one.scope));

export const toldGrants = (grants: readonly Given[]): string[] => grants.map(({ permission, scope }) => `${permission} ${scope}`).sort();
