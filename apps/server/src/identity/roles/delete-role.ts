import { AppError } from '@wagewright/contracts';
import { deleteRole as contract } from '@wagewright/contracts/identity/roles';
import { roleColumns, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenRole, toldGrants } from './load-role.ts';

export const deleteRole = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, name, grants } = await seenRole(call, input);
  const count = (await tx.userRole.count({ where: { roleId: id } })) + (await tx.solutionRoleHolder.count({ where: { roleId: id } }));
  if (count > 0) throw new AppError('ROLE_HELD', { role: roleColumns.name(name), count });
  await tx.roleGrant.deleteMany({ where: { roleId: id } });
  await tx.role.delete({ where: { id } });
  audit({ entity: 'role', entityId: id, before: { name: toJson(name), grants: toldGrants(grants) }, after: { deleted: true } });
  return { id };
});
