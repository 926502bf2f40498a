import { earlierPeriodsMax } from '@wagewright/contracts/payroll/payees';
import { isoDay } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin } from '../../core/scopes.ts';
import type { ShownBatch } from '../batches/index.ts';
import { readSummaries } from './read-summaries.ts';

/** What somebody was paid in earlier periods, the latest first, of batches within the caller's reach that were agreed upon. */
export async function readEarlier(deps: Deps, reach: Reach, { period }: ShownBatch, employeeId: number) {
  const { solutionId, startDate } = period;
  const paid = {
    type: 'normal',
    status: { in: ['approved', 'closed'] },
    currentRunId: { not: null },
    period: { solutionId, endDate: { lt: startDate } },
    payees: { some: { employeeId, heldAt: null } },
  };
  const batches = await deps.db.prisma.batch.findMany({
    where: { AND: [paid, batchesWithin(reach)] },
    include: { copy: { omit: { definition: true } }, period: { include: { solution: { select: { code: true, currency: true } } } } },
    orderBy: [{ period: { endDate: 'desc' } }, { sequence: 'asc' }],
    take: earlierPeriodsMax,
  });
  const summaries = await readSummaries(deps, batches, employeeId);
  return batches.map(({ id, period: { name, payDate, solution } }, index) => ({
    batchId: id,
    period: name,
    payDate: isoDay(payDate),
    currency: solution.currency,
    gross: summaries[index]?.gross ?? null,
    deductions: summaries[index]?.deductions ?? null,
    net: summaries[index]?.net ?? null,
  }));
}
