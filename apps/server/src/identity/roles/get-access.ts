import { getAccess as contract } from '@wagewright/contracts/identity/roles';
import { everywhere } from '../../core/grants.ts';
import { implementQuery } from '../../core/implement.ts';
import { readAccess } from './access.ts';
import { countingReached, reachedKind } from './reached.ts';

export const getAccess = implementQuery(contract, async ({ input: { userId }, reach, deps }) => {
  const { holder, grants, sourcesOf } = await readAccess(deps.db, reach, userId);
  const count = countingReached(deps.db.prisma, holder, deps.clock());
  const rows = [];
  for (const [permission, held] of grants) {
    const kind = reachedKind(permission);
    const reached = kind ? { kind, count: await count(kind, held), of: reach.all ? await count(kind, everywhere) : null } : null;
    rows.push({ permission, sources: sourcesOf(permission), reached });
  }
  return { isDisabled: holder.status !== 'active', rows };
});
