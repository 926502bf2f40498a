import { listPermissionTemplates as contract } from '@wagewright/contracts/payroll/solutions';
import { permissionTemplateColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from './solution-view.ts';

export const listPermissionTemplates = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { id: solutionId } = await requireSolution(prisma, input.solutionId, reach);
  const templates = await prisma.permissionTemplate.findMany({ where: { solutionId }, orderBy: { name: 'asc' } });
  return {
    rows: templates.map(({ id, name, content, createdAt }) => {
      const { managers, approvers, roles } = permissionTemplateColumns.content(content);
      return {
        id,
        name,
        people: new Set([...managers, ...approvers, ...roles.flatMap(({ userIds }) => userIds)]).size,
        roles: roles.map((role) => role.name),
        createdAt: createdAt.toISOString(),
      };
    }),
  };
});
