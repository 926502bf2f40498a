import { AppError } from '@wagewright/contracts';
import { savePermissionTemplate as contract, permissionsOf } from '@wagewright/contracts/payroll/solutions';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { openedBy, requireOwn } from './give-no-more.ts';
import { lockSolution } from './load-for-change.ts';
import { permissionsOfSolution } from './permission-templates.ts';

export const savePermissionTemplate = implementMutation(contract, async (call) => {
  const { input, tx, actor, deps, audit } = call;
  const { solutionId, name } = input;
  const solution = await lockSolution(call, solutionId, 'keep');
  const content = await permissionsOfSolution(tx, solutionId);
  requireOwn(actor, solution, [
    ...(content.managers.length > 0 ? openedBy.manager : []),
    ...(content.approvers.length > 0 ? openedBy.approver : []),
    ...permissionsOf(content.roles.flatMap(({ capabilities }) => capabilities)),
  ]);
  const data = { solutionId, name, content: toJson(content), createdByUserId: actor.userId, createdAt: deps.clock() };
  const [made] = await tx.permissionTemplate.createManyAndReturn({ data: [data], skipDuplicates: true });
  if (!made) throw new AppError('PERMISSION_TEMPLATE_EXISTS', { solution: solution.code, name });
  audit({ entity: 'permission-template', entityId: made.id, after: { name, solutionId, ...content } });
  return { id: made.id };
});
