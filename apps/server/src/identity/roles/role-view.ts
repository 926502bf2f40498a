import { factsOfPermission } from '@wagewright/contracts/identity/roles';
import type { Prisma } from '@wagewright/db';
import { roleColumns } from '@wagewright/db/columns';

type RoleRow = Prisma.RoleGetPayload<{ include: { grants: true } }>;

/** A role as lists say it. */
export function viewRole({ id, code, name, description, builtIn, version, grants, hiddenMenus }: RoleRow, holders: number) {
  const pay = new Set(grants.map(({ permission }) => factsOfPermission(permission)?.pay));
  return {
    id,
    code,
    name: roleColumns.name(name),
    description,
    builtIn,
    version,
    holders,
    permissions: new Set(grants.map(({ permission }) => permission)).size,
    showsPay: pay.has('shows'),
    movesPay: pay.has('moves'),
    hiddenMenus,
  };
}
