import { listBatches as contract } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin } from '../../core/scopes.ts';
import { viewBatchSummary } from './batch-view.ts';
import { batchInclude } from './load-batch.ts';

export const listBatches = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { solutionId, status, offset, limit } = input;
  const where = { AND: [batchesWithin(reach), solutionId ? { period: { solutionId } } : {}, { status: status ?? { not: 'deleted' } }] };
  const [rows, total] = await Promise.all([
    deps.db.prisma.batch.findMany({
      where,
      include: batchInclude,
      orderBy: [{ period: { startDate: 'desc' } }, { id: 'desc' }],
      skip: offset,
      take: limit,
    }),
    deps.db.prisma.batch.count({ where }),
  ]);
  return { total, rows: rows.map((row) => viewBatchSummary(row, actor)) };
});
