import { listUserRoles as contract } from '@wagewright/contracts/identity/users';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { findUser, rolesOf } from './load-user.ts';

export const listUserRoles = implementQuery(contract, async ({ input, reach, deps }) => {
  await findUser(sqlOfPrisma(deps.db.prisma), reach, input.id, deps.clock());
  return { rows: await rolesOf(deps.db.prisma, input.id) };
});
