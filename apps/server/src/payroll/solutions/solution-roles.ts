import { AppError } from '@wagewright/contracts';
import type { PermissionTemplateContent } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import { roleColumns, solutionRoleColumns } from '@wagewright/db/columns';

type Tx = Pick<Prisma.TransactionClient, 'solutionRole' | 'solutionRoleHolder' | 'user' | 'role'>;
type KeptRole = PermissionTemplateContent['roles'][number];

const include = {
  holders: {
    include: { user: { select: { id: true, displayName: true } }, role: { select: { id: true, name: true } } },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.SolutionRoleInclude;

/** The roles of a solution's own, by name, with whoever holds each. */
export async function readSolutionRoles(tx: Tx, solutionId: number) {
  const rows = await tx.solutionRole.findMany({ where: { solutionId }, include, orderBy: { name: 'asc' } });
  return rows.map(({ name, capabilities, holders }) => ({
    name,
    capabilities: [...solutionRoleColumns.capabilities(capabilities)],
    users: holders.flatMap(({ user }) => (user ? [{ id: user.id, name: user.displayName }] : [])),
    productRoles: holders.flatMap(({ role }) => (role ? [{ id: role.id, name: roleColumns.name(role.name) }] : [])),
  }));
}

/** The roles of the product, by name: everybody who holds one can be given a role of a solution. */
export async function readProductRoles(tx: Pick<Prisma.TransactionClient, 'role'>) {
  const rows = await tx.role.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ id, name }) => ({ id, name: roleColumns.name(name) }));
}

/** The same as a template or the audit keeps it. */
export const keptRoles = (roles: Awaited<ReturnType<typeof readSolutionRoles>>): KeptRole[] =>
  roles.map(({ name, capabilities, users, productRoles }) => ({
    name,
    capabilities,
    userIds: users.map(({ id }) => id),
    productRoleIds: productRoles.map(({ id }) => id),
  }));

/** @throws AppError NOT_FOUND for a role of the product that there is not */
export async function requireProductRoles(tx: Pick<Prisma.TransactionClient, 'role'>, ids: readonly number[]): Promise<void> {
  const known = await tx.role.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  const missing = ids.find((wanted) => !known.some(({ id }) => id === wanted));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'role', id: missing });
}

/** Writes the roles of a solution, all of them; the solution is locked. */
export async function writeSolutionRoles(tx: Tx, solutionId: number, roles: readonly KeptRole[]): Promise<void> {
  await tx.solutionRole.deleteMany({ where: { solutionId } });
  for (const { name, capabilities, userIds, productRoleIds } of roles) {
    const { id: solutionRoleId } = await tx.solutionRole.create({ data: { solutionId, name, capabilities: [...capabilities] } });
    const users = [...new Set(userIds)].map((userId) => ({ solutionRoleId, userId, roleId: null }));
    const productRoles = [...new Set(productRoleIds)].map((roleId) => ({ solutionRoleId, userId: null, roleId }));
    await tx.solutionRoleHolder.createMany({ data: [...users, ...productRoles] });
  }
}
