import { AppError, type Permission } from '@wagewright/contracts';
import type { accessSource } from '@wagewright/contracts/identity/roles';
import { type Database, type HolderRow, readHolder } from '@wagewright/db';
import { legalEntityColumns, roleColumns } from '@wagewright/db/columns';
import type { z } from 'zod';
import { readGrantRows } from '../../core/grant-rows.ts';
import { collectGrants, type GrantRow, type Grants, type Reach } from '../../core/grants.ts';
import { usersWithin } from '../../core/scopes.ts';

export type AccessSource = z.input<typeof accessSource>;

/** All that a user holds, with what it comes from. */
export interface Access {
  readonly holder: HolderRow;
  readonly grants: Grants;
  readonly sourcesOf: (permission: Permission) => AccessSource[];
}

/** @throws AppError NOT_FOUND, also for a user out of the caller's reach */
export async function readAccess(db: Database, reach: Reach, userId: number): Promise<Access> {
  const within = await db.prisma.user.count({ where: { AND: [{ id: userId }, usersWithin(reach)] } });
  const holder = within > 0 ? await readHolder(db.reads, userId) : undefined;
  if (!holder) throw new AppError('NOT_FOUND', { what: 'user', id: userId });
  const { rows, roles } = await readGrantRows(db.reads, holder);
  const entities = await db.prisma.legalEntity.findMany({ select: { id: true, name: true } });
  const names = new Map(entities.map(({ id, name }) => [id, legalEntityColumns.name(name)]));
  const roleNames = new Map(roles.map(({ id, name }) => [id, roleColumns.name(name)]));
  const sourceOf = ({ via, scope, legalEntityId }: GrantRow): AccessSource => {
    const roleId = via?.kind === 'role' ? via.roleId : null;
    const counts = scope === 'legal-entity' ? (legalEntityId ?? holder.legalEntityId) : legalEntityId;
    return {
      kind: via?.kind ?? 'role',
      roleId,
      role: (roleId === null ? null : roleNames.get(roleId)) ?? null,
      scope,
      legalEntity: (counts === null ? null : names.get(counts)) ?? null,
    };
  };
  const same = (one: AccessSource, other: AccessSource) => JSON.stringify(one) === JSON.stringify(other);
  return {
    holder,
    grants: collectGrants(rows, holder.legalEntityId),
    sourcesOf: (permission) => {
      const sources = rows.filter((row) => row.permission === permission).map(sourceOf);
      return sources.filter((source, index) => sources.findIndex((other) => same(source, other)) === index);
    },
  };
}
