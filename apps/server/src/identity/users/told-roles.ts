import type { Prisma } from '@wagewright/db';
import { roleColumns } from '@wagewright/db/columns';

interface Assignment {
  readonly roleId: number;
  readonly legalEntityId: number | null;
}

type Records = Pick<Prisma.TransactionClient, 'role' | 'legalEntity'>;

/** Roles with where they count, as the audit keeps them: by number, and by the names that they have now. */
export async function tellRoles(tx: Records, ...lists: readonly (readonly Assignment[])[]) {
  const all = lists.flat();
  const roles = await tx.role.findMany({ where: { id: { in: all.map(({ roleId }) => roleId) } }, select: { id: true, name: true } });
  const entityIds = all.flatMap(({ legalEntityId }) => legalEntityId ?? []);
  const entities = await tx.legalEntity.findMany({ where: { id: { in: entityIds } }, select: { id: true, name: true } });
  const nameOf = (rows: typeof roles, wanted: number | null) => {
    const found = rows.find(({ id }) => id === wanted);
    return found ? roleColumns.name(found.name) : null;
  };
  const tell = ({ roleId, legalEntityId }: Assignment) => ({
    roleId,
    name: nameOf(roles, roleId),
    legalEntityId,
    legalEntity: nameOf(entities, legalEntityId),
  });
  return lists.map((list) => list.map(tell));
}
