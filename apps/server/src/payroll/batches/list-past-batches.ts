import { listPastBatches as contract } from '@wagewright/contracts/payroll/batches';
import { countChangedPayees, type Prisma, readBatchContext, type Sql, sqlOfPrisma } from '@wagewright/db';
import { forkedRunColumns, isoDay, runColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin } from '../../core/scopes.ts';
import { type BatchRow, batchInclude } from './load-batch.ts';
import { readBatch } from './read-batch.ts';
import { pastBatchesWhere, retroRunsWhere } from './retro-runs.ts';

async function viewPast(sql: Sql, deps: Deps, past: BatchRow, paidIn: number) {
  const program = deps.programs.of(past.copy, past.period.solution.code);
  return {
    pastBatchId: past.id,
    name: past.name,
    periodId: past.periodId,
    period: past.period.name,
    payDate: isoDay(past.period.payDate),
    payees: past.payeeCount,
    changedPayees: await countChangedPayees(sql, await readBatchContext(sql, past.id), program, paidIn),
  };
}

function viewRetro({ id, state, startedAt, fork }: Prisma.CalculationRunGetPayload<{ include: { fork: true } }>) {
  const { employeeIds = [] } = fork ? forkedRunColumns.changes(fork.changes) : {};
  return { runId: id, state: runColumns.state(state), payees: employeeIds.length, startedAt: startedAt.toISOString() };
}

export const listPastBatches = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.id, reach);
  const { sequence } = batch.period;
  const where = { AND: [pastBatchesWhere(batch), batchesWithin(reach), { period: { sequence: { gte: sequence - input.periods } } }] };
  const past = await prisma.batch.findMany({ where, include: batchInclude, orderBy: [{ period: { sequence: 'desc' } }, { id: 'asc' }] });
  const runs = await prisma.calculationRun.findMany({ where: retroRunsWhere(batch.id), include: { fork: true } });
  return await prisma.$transaction(async (tx) => {
    const rows = [];
    for (const one of past) {
      const own = runs.filter(({ sourceBatchId }) => sourceBatchId === one.id);
      // one that came to nothing leaves the earlier one as it was
      const run = own.find(({ state }) => state === 'running') ?? own.find(({ state }) => state === 'finished') ?? own[0];
      rows.push({ ...(await viewPast(sqlOfPrisma(tx), deps, one, batch.id)), retro: run ? viewRetro(run) : null });
    }
    return { rows };
  });
});
