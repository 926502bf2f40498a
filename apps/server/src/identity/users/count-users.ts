import { countUsers as contract, userKinds, userStatuses } from '@wagewright/contracts/identity/users';
import { countUsers as count, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const countUsers = implementQuery(contract, async ({ input, reach, deps }) => {
  const found = await count(sqlOfPrisma(deps.db.prisma), reach, input);
  const sum = (rows: typeof found) => rows.reduce((total, row) => total + row.count, 0);
  const by = <Key extends string>(keys: readonly Key[], of: (row: (typeof found)[number]) => string) =>
    Object.fromEntries(keys.map((key) => [key, sum(found.filter((row) => of(row) === key))])) as Record<Key, number>;
  return { total: sum(found), kinds: by(userKinds, ({ kind }) => kind), statuses: by(userStatuses, ({ status }) => status) };
});
