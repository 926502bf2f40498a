import { listBatchUsers as contract } from '@wagewright/contracts/payroll/batches';
import { batchUserColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from './read-batch.ts';

export const listBatchUsers = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { id: batchId } = await readBatch(deps, input.id, reach);
  const rows = await prisma.batchUser.findMany({ where: { batchId }, include: { user: true }, orderBy: { user: { displayName: 'asc' } } });
  const givers = await prisma.user.findMany({ where: { id: { in: rows.map(({ givenByUserId }) => givenByUserId) } } });
  return {
    rows: rows.map(({ user, access, seesPay, givenByUserId, givenAt }) => ({
      id: user.id,
      name: user.displayName,
      account: user.account,
      access: batchUserColumns.access(access),
      seesPay,
      givenBy: givers.find(({ id }) => id === givenByUserId)?.displayName ?? `#${givenByUserId}`,
      givenAt: givenAt.toISOString(),
    })),
  };
});
