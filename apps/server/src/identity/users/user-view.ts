import { userStatuses } from '@wagewright/contracts/identity/users';
import type { UserListRow } from '@wagewright/db';
import { departmentVersionColumns, legalEntityColumns, roleColumns, userColumns } from '@wagewright/db/columns';

/** A user as lists say it. */
export const viewUser = ({ lastSignInAt, createdAt, roles, ...row }: UserListRow) => ({
  ...row,
  kind: userColumns.kind(row.kind),
  status: userStatuses.find((one) => one === row.status) ?? 'disabled',
  department: departmentVersionColumns.name(row.department),
  legalEntity: row.legalEntity === null ? null : legalEntityColumns.name(row.legalEntity),
  roles: roles.map((name) => roleColumns.name(name)),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
