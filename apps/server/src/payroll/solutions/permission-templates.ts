import { AppError } from '@wagewright/contracts';
import type { PermissionTemplateContent } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import { permissionTemplateColumns } from '@wagewright/db/columns';
import { keptRoles, readSolutionRoles, writeSolutionRoles } from './solution-roles.ts';

/** Who may do what with a solution now, as a permission template keeps it. */
export async function permissionsOfSolution(tx: Prisma.TransactionClient, solutionId: number): Promise<PermissionTemplateContent> {
  const named = await tx.solutionUser.findMany({ where: { solutionId }, orderBy: { userId: 'asc' } });
  const inRole = (role: string) => named.filter((one) => one.role === role).map(({ userId }) => userId);
  return { managers: inRole('manager'), approvers: inRole('approver'), roles: keptRoles(await readSolutionRoles(tx, solutionId)) };
}

/**
 * Gives a child solution, made in this transaction, what a permission template of its parent keeps: managers, approvers and roles. Whoever is named
 * already stays; people and roles of the product that are gone are left out.
 * @throws AppError NOT_FOUND for a template of another solution as for none
 */
export async function applyPermissionTemplate(
  tx: Prisma.TransactionClient,
  { templateId, parentId, childId }: { readonly templateId: number; readonly parentId: number; readonly childId: number },
): Promise<PermissionTemplateContent> {
  const template = await tx.permissionTemplate.findFirst({ where: { id: templateId, solutionId: parentId } });
  if (!template) throw new AppError('NOT_FOUND', { what: 'permission template', id: templateId });
  const content = permissionTemplateColumns.content(template.content);
  const existing = async (find: (ids: number[]) => Promise<{ id: number }[]>, ids: readonly number[]) =>
    new Set((await find([...new Set(ids)])).map(({ id }) => id));
  const users = await existing(
    (ids) => tx.user.findMany({ where: { id: { in: ids } }, select: { id: true } }),
    [...content.managers, ...content.approvers, ...content.roles.flatMap(({ userIds }) => userIds)],
  );
  const productRoles = await existing(
    (ids) => tx.role.findMany({ where: { id: { in: ids } }, select: { id: true } }),
    content.roles.flatMap(({ productRoleIds }) => productRoleIds),
  );
  const given: PermissionTemplateContent = {
    managers: content.managers.filter((id) => users.has(id)),
    approvers: content.approvers.filter((id) => users.has(id)),
    roles: content.roles.map((role) => ({
      ...role,
      userIds: role.userIds.filter((id) => users.has(id)),
      productRoleIds: role.productRoleIds.filter((id) => productRoles.has(id)),
    })),
  };
  const named = [
    ...given.managers.map((userId) => ({ solutionId: childId, userId, role: 'manager' })),
    ...given.approvers.map((userId) => ({ solutionId: childId, userId, role: 'approver' })),
  ];
  await tx.solutionUser.createMany({ data: named, skipDuplicates: true });
  await writeSolutionRoles(tx, childId, given.roles);
  return given;
}
