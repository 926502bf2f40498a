import { AppError } from '@wagewright/contracts';
import { deletePermissionTemplate as contract } from '@wagewright/contracts/payroll/solutions';
import { implementMutation } from '../../core/implement.ts';
import { lockSolution } from './load-for-change.ts';

export const deletePermissionTemplate = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { solutionId, templateId: id } = input;
  await lockSolution(call, solutionId, 'keep');
  const [gone] = await tx.permissionTemplate.findMany({ where: { id, solutionId } });
  const { count } = await tx.permissionTemplate.deleteMany({ where: { id, solutionId } });
  if (!gone || count === 0) throw new AppError('NOT_FOUND', { what: 'permission template', id });
  audit({ entity: 'permission-template', entityId: id, before: { name: gone.name, solutionId } });
  return {};
});
