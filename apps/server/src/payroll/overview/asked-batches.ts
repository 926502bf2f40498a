import type { OutputOf } from '@wagewright/contracts';
import { limits } from '@wagewright/contracts';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import type { getOverview } from '@wagewright/contracts/payroll/overview';
import { solutionColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin } from '../../core/scopes.ts';

/** States in which findings can still be answered: before, nothing is asked; afterwards it was seen by who decided. */
const askedStatuses = batchMachine.transitions.flatMap(({ event, from }) => (event === 'answer-findings' ? from : []));

/** The batches of a reach that cannot be submitted for what was found in them, the one that is paid next first. */
export async function readAskedBatches(deps: Deps, reach: Reach): Promise<OutputOf<typeof getOverview>['findings']> {
  const { prisma } = deps.db;
  const found = { OR: [{ blockingFindings: { gt: 0 } }, { openFindings: { gt: 0 } }] };
  const where = { AND: [batchesWithin(reach), { status: { in: [...new Set(askedStatuses)] } }, found] };
  const [rows, total] = await Promise.all([
    prisma.batch.findMany({
      where,
      select: {
        id: true,
        name: true,
        blockingFindings: true,
        openFindings: true,
        period: { select: { solution: { select: { name: true } } } },
      },
      orderBy: [{ period: { payDate: 'asc' } }, { id: 'asc' }],
      take: limits.overviewRowsMax,
    }),
    prisma.batch.count({ where }),
  ]);
  return {
    total,
    rows: rows.map(({ id, name, blockingFindings, openFindings, period }) => ({
      id,
      name,
      solution: solutionColumns.name(period.solution.name),
      blocking: blockingFindings,
      open: openFindings,
    })),
  };
}
