import { updateRole as contract } from '@wagewright/contracts/identity/roles';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { keepingHolders } from './last-holder.ts';
import { grantsMissingFrom, holdersWithin, requireFreeName, requireGivableToAll, seenRole, toldGrants } from './load-role.ts';

export const updateRole = implementMutation(contract, async (call) => {
  const { input, tx, sql, actor, reach, audit } = call;
  const { id, name, description, grants, hiddenMenus } = input;
  return await keepingHolders(sql, async () => {
    const role = await seenRole(call, input);
    await requireFreeName(tx, name, id);
    const places = await holdersWithin(sql, reach, id, name);
    const [added, removed] = [grantsMissingFrom(grants, role.grants), grantsMissingFrom(role.grants, grants)];
    requireGivableToAll(actor, name, added, places);
    await tx.roleGrant.deleteMany({ where: { roleId: id, OR: removed.map(({ permission, scope }) => ({ permission, scope })) } });
    await tx.roleGrant.createMany({ data: added.map((grant) => ({ roleId: id, ...grant })) });
    // the trigger moves the version with each grant; what is hidden and said counts as a change too
    const { version } = await tx.role.update({ where: { id }, data: { name, description, hiddenMenus, version: { increment: 1 } } });
    const before = {
      name: toJson(role.name),
      description: role.description,
      grants: toldGrants(role.grants),
      hiddenMenus: role.hiddenMenus,
    };
    audit({
      entity: 'role',
      entityId: id,
      before,
      after: { name, description, grants: toldGrants(grants), hiddenMenus, holders: places.length },
    });
    return { version };
  });
});
