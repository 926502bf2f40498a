import { findTransition, holds } from '@wagewright/contracts';
import { type BatchEvent, type BatchFact, batchMachine, getBatchReadiness as contract } from '@wagewright/contracts/payroll/batches';
import { readDueBlocker, sqlOfPrisma } from '@wagewright/db';
import { batchColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { factsOf } from './batch-facts.ts';
import { readBatch, type ShownBatch } from './read-batch.ts';
import { blockers, type Counted, warnings } from './readiness-checks.ts';

/** The way forward, in its order: the first that the state knows is the next move, unless it has been made. */
const forward: readonly BatchEvent[] = ['prepare', 'submit', 'generate-payslips', 'publish-payslips', 'submit-data', 'close', 'calculate'];
const made: Partial<Record<BatchEvent, BatchFact>> = {
  'generate-payslips': 'payslipsGenerated',
  'publish-payslips': 'payslipsPublished',
  'submit-data': 'dataSubmitted',
};

type Facts = ReturnType<typeof factsOf>;
const transitionOf = (batch: ShownBatch, event: BatchEvent) => {
  const status = batchColumns.status(batch.status);
  return batchMachine.transitions.find((one) => one.event === event && (one.from as readonly string[]).includes(status));
};

function nextOf(batch: ShownBatch, facts: Facts): BatchEvent | null {
  return forward.find((event) => transitionOf(batch, event) && !(made[event] && facts[made[event]])) ?? null;
}

/** Guards that do not hold, of the very transition that the move would ask for. */
function blocking(batch: ShownBatch, next: BatchEvent, facts: Facts) {
  if (findTransition(batchMachine, batchColumns.status(batch.status), next, facts)) return [];
  const guard: readonly (BatchFact | `!${BatchFact}`)[] = transitionOf(batch, next)?.guard ?? [];
  return guard.flatMap((condition) => {
    const told = holds(condition, facts) ? undefined : blockers[condition];
    return told ? [{ code: told.code, severity: 'blocker' as const, count: told.count?.(batch) ?? 0, remedy: told.remedy }] : [];
  });
}

async function countFor({ db }: Deps, { id, copy, period }: ShownBatch): Promise<Counted> {
  const { confirmedAt } = await db.prisma.batch.findUniqueOrThrow({ where: { id }, select: { confirmedAt: true } });
  const undecided = await db.prisma.batchLeftOut.count({ where: { batchId: id, cause: null } });
  const newer = { solutionId: period.solutionId, status: 'published', number: { gt: copy.number } };
  return { isConfirmed: confirmedAt !== null, undecided, hasNewerCopy: (await db.prisma.solutionCopy.count({ where: newer })) > 0 };
}

/** What `requireSignedChanges` refuses under the lock, by the same question. */
async function unsigned({ db }: Deps, { id }: ShownBatch, next: BatchEvent) {
  const due = next === 'submit' ? await readDueBlocker(sqlOfPrisma(db.prisma), id) : undefined;
  if (!due) return [];
  const item = { severity: 'blocker', remedy: 'changes' } as const;
  if (!due.isCompared) return [{ ...item, code: 'not-compared' as const, count: 0 }];
  return due.unsigned > 0 ? [{ ...item, code: 'unsigned-changes' as const, count: due.unsigned }] : [];
}

export const getBatchReadiness = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.id, reach);
  const facts = factsOf(batch);
  const next = nextOf(batch, facts);
  if (!next) return { next, items: [] };
  const counted = await countFor(deps, batch);
  const told = warnings
    .filter(({ before }) => before.includes(next))
    .map(({ code, remedy, count }) => ({ code, severity: 'warning' as const, count: count(batch, counted), remedy }));
  const blocked = [...blocking(batch, next, facts), ...(await unsigned(deps, batch, next))];
  return { next, items: [...blocked, ...told.filter(({ count }) => count > 0)] };
});
