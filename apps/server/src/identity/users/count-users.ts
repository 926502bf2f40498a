import { countUsers as contract, type userKinds, type userStatuses } from '@wagewright/contracts/identity/users';
import { countUsers as count, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const countUsers = implementQuery(contract, async ({ input, reach, deps }) => {
  const found = await count(sqlOfPrisma(deps.db.prisma), reach, input);
  const sum = (rows: typeof found) => rows.reduce((total, row) => total + row.count, 0);
  const ofKind = (kind: (typeof userKinds)[number]) => sum(found.filter((row) => row.kind === kind));
  const inStatus = (status: (typeof userStatuses)[number]) => sum(found.filter((row) => row.status === status));
  return {
    total: sum(found),
    kinds: { employee: ofKind('employee'), custom: ofKind('custom'), system: ofKind('system') },
    statuses: { active: inStatus('active'), disabled: inStatus('disabled') },
  };
});
