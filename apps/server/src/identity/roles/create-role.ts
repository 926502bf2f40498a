import { randomBytes } from 'node:crypto';
import { createRole as contract } from '@wagewright/contracts/identity/roles';
import { lockRights } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { requireFreeName, requireGivableToAll, toldGrants } from './load-role.ts';

export const createRole = implementMutation(contract, async ({ input, tx, sql, actor, audit }) => {
  const { name, description, grants, hiddenMenus } = input;
  await lockRights(sql);
  await requireFreeName(tx, name);
  requireGivableToAll(actor, name, grants, []);
  const code = `custom-${randomBytes(6).toString('hex')}`;
  const { id } = await tx.role.create({ data: { code, name, description, hiddenMenus, grants: { create: grants } } });
  audit({ entity: 'role', entityId: id, after: { name, description, grants: toldGrants(grants), hiddenMenus } });
  return { id };
});
