import { listBatchHistory as contract } from '@wagewright/contracts/payroll/batches';
import { isRecord } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { coversBatch } from '../../core/scopes.ts';
import { readBatch } from './read-batch.ts';
import { viewMoveEnding } from './view-move-ending.ts';
import { viewPreparationEnding } from './view-preparation-ending.ts';
import { viewRunEnding } from './view-run-ending.ts';

const field = (json: unknown, name: string): string | null => {
  const value = isRecord(json) ? json[name] : undefined;
  return typeof value === 'string' ? value : null;
};

/** Kinds of run that move the batch itself; trials beside it are no part of its history. */
const ownKinds = ['calculate', 'partial', 'retro'];

async function namesOf(prisma: Deps['db']['prisma'], userIds: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const users = await prisma.user.findMany({
    where: { id: { in: userIds.flatMap((id) => id ?? []) } },
    select: { id: true, displayName: true },
  });
  return new Map(users.map(({ id, displayName }) => [id, displayName]));
}

export const listBatchHistory = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.id, reach);
  const told = { entity: 'batch', entityId: String(batch.id) };
  const ended = { batchId: batch.id, kind: { in: ownKinds }, finishedAt: { not: null } };
  const moved = { batchId: batch.id, state: { in: ['finished', 'failed'] } };
  const prepared = { batchId: batch.id, state: { in: ['finished', 'failed'] } };
  // four kinds of record in one order: as many of each as the window could hold
  const newest = { orderBy: { id: 'desc' }, take: input.offset + input.limit } as const;
  const entries = await prisma.auditEntry.findMany({ where: told, ...newest });
  const runs = await prisma.calculationRun.findMany({ where: ended, ...newest });
  const preparations = await prisma.batchPreparation.findMany({ where: prepared, ...newest });
  const moves = await prisma.batchMove.findMany({ where: moved, ...newest });
  const total =
    (await prisma.auditEntry.count({ where: told })) +
    (await prisma.calculationRun.count({ where: ended })) +
    (await prisma.batchPreparation.count({ where: prepared })) +
    (await prisma.batchMove.count({ where: moved }));
  const names = await namesOf(
    prisma,
    entries.map(({ actorUserId }) => actorUserId),
  );
  const done = entries.map((entry) => ({
    at: entry.at.toISOString(),
    who: names.get(entry.actorUserId ?? 0) ?? 'Wagewright',
    procedure: entry.procedure,
    from: field(entry.before, 'status'),
    to: field(entry.after, 'status'),
    remarks: field(entry.after, 'remarks'),
    run: null,
  }));
  const { currency } = batch.period.solution;
  const seesPay = coversBatch(actor.grants.get('pay.read'), batch);
  const endings = runs.flatMap((run) => viewRunEnding(run, { seesPay, currency }));
  const frozen = preparations.flatMap((one) => viewPreparationEnding(one, { currency, language: actor.language }));
  const ends = moves.flatMap((one) => viewMoveEnding(one, actor.language));
  const rows = [...done, ...endings, ...frozen, ...ends].toSorted((a, b) => b.at.localeCompare(a.at));
  return { total, rows: rows.slice(input.offset, input.offset + input.limit) };
});
