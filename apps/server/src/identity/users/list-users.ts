import { listUsers as contract } from '@wagewright/contracts/identity/users';
import { listUsers as list, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { viewUser } from './user-view.ts';

export const listUsers = implementQuery(contract, async ({ input, reach, deps }) => {
  const { offset, limit, sort, direction, ...filter } = input;
  const asked = { filter, order: { sort, direction }, now: deps.clock(), offset, limit };
  const { total, rows } = await list(sqlOfPrisma(deps.db.prisma), reach, asked);
  return { total, rows: rows.map(viewUser) };
});
