import { findTransition, holds } from '@wagewright/contracts';
import { type BatchEvent, type BatchFact, batchMachine, getBatchReadiness as contract } from '@wagewright/contracts/payroll/batches';
import { sqlOfPrisma } from '@wagewright/db';
import { batchColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { factsOf } from './batch-facts.ts';
import { guardWords } from './guard-words.ts';
import { readBatch, type ShownBatch } from './read-batch.ts';
import { sayReadiness } from './readiness-check.ts';

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
    const told = holds(condition, facts) ? undefined : guardWords[condition];
    if (!told) return [];
    const count = told.count?.(batch) ?? 0;
    return [{ code: told.code, severity: 'blocker' as const, count, text: sayReadiness(told.words, count), remedy: told.remedy }];
  });
}

/** What the slices have to say, blockers first. */
async function told({ db, programs, readiness }: Deps, batch: ShownBatch, next: BatchEvent) {
  const program = () => programs.of(batch.copy, batch.period.solution.code);
  const asked = { batch, prisma: db.prisma, sql: sqlOfPrisma(db.prisma), program };
  const items = [];
  for (const check of readiness) {
    if (!check.before.includes(next)) continue;
    const count = await check.count(asked);
    const { code, severity, remedy, words } = check;
    if (count > 0) items.push({ code, severity, count, text: sayReadiness(words, count), remedy });
  }
  return [...items.filter(({ severity }) => severity === 'blocker'), ...items.filter(({ severity }) => severity === 'warning')];
}

export const getBatchReadiness = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.id, reach);
  const facts = factsOf(batch);
  const next = nextOf(batch, facts);
  const status = batchColumns.status(batch.status);
  return { status, next, items: next ? [...blocking(batch, next, facts), ...(await told(deps, batch, next))] : [] };
});
