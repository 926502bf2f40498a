import { listPopulation as contract } from '@wagewright/contracts/payroll/batches';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { populationRows } from './population-rows.ts';
import { readBatch } from './read-batch.ts';

async function confirmationOf({ db }: Deps, id: number) {
  const { confirmedAt, confirmedByUserId } = await db.prisma.batch.findUniqueOrThrow({ where: { id } });
  if (!confirmedAt) return null;
  const user = await db.prisma.user.findUnique({ where: { id: confirmedByUserId ?? 0 }, select: { displayName: true } });
  return { by: user?.displayName ?? '–', at: confirmedAt.toISOString() };
}

export const listPopulation = implementQuery(contract, async ({ input, reach, deps }) => {
  const { id, offset, limit, ...filter } = input;
  const read = populationRows(deps, await readBatch(deps, id, reach), filter);
  return { ...(await read(offset, limit)), confirmation: await confirmationOf(deps, id) };
});
