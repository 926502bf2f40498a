import { listBatchHistory as contract } from '@wagewright/contracts/payroll/batches';
import type { Prisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { coversBatch } from '../../core/scopes.ts';
import { countOf, employeesOf, toldOfBatch, userOf, viewEntry } from './history-entries.ts';
import { readBatch } from './read-batch.ts';
import { viewMoveEnding } from './view-move-ending.ts';
import { viewPayslipJobEnding } from './view-payslip-job-ending.ts';
import { viewPreparationEnding } from './view-preparation-ending.ts';
import { viewRunEnding } from './view-run-ending.ts';

/** Kinds of run that move the batch itself; trials beside it are no part of its history. */
const ownKinds = ['calculate', 'partial', 'retro'];

/** How many of those whom an entry names are shown by name. */
const namesShown = 3;

interface Named {
  readonly id: number;
  readonly name: string;
}
const nameOf = (rows: readonly Named[]): ReadonlyMap<number, string> => new Map(rows.map(({ id, name }) => [id, name]));

async function usersOf(prisma: Deps['db']['prisma'], ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await prisma.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true, displayName: true } });
  return nameOf(rows.map(({ id, displayName: name }) => ({ id, name })));
}

/** Entries as people read them: who, what, and whom it was about. */
async function viewEntries(prisma: Deps['db']['prisma'], entries: readonly Prisma.AuditEntryGetPayload<object>[]) {
  const users = await usersOf(
    prisma,
    entries.flatMap((entry) => [entry.actorUserId ?? [], userOf(entry)].flat()),
  );
  const shown = entries.flatMap((entry) => employeesOf(entry).slice(0, namesShown));
  const people = nameOf(await prisma.employee.findMany({ where: { id: { in: shown } }, select: { id: true, name: true } }));
  return entries.map((entry) => {
    const named = employeesOf(entry);
    const about = named.slice(0, namesShown).flatMap((id) => people.get(id) ?? []);
    return {
      at: entry.at.toISOString(),
      who: users.get(entry.actorUserId ?? 0) ?? 'Wagewright',
      procedure: entry.procedure,
      ...viewEntry(entry),
      about: [...about, ...userOf(entry).flatMap((id) => users.get(id) ?? [])],
      others: countOf(entry) - about.length,
      run: null,
    };
  });
}

export const listBatchHistory = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.id, reach);
  const told = await toldOfBatch(prisma, batch.id);
  const ran = { batchId: batch.id, kind: { in: ownKinds }, finishedAt: { not: null } };
  const worked = { batchId: batch.id, state: { in: ['finished', 'failed'] } };
  // five kinds of record in one order: as many of each as the window could hold
  const newest = { orderBy: { id: 'desc' }, take: input.offset + input.limit } as const;
  const entries = await prisma.auditEntry.findMany({ where: told, ...newest });
  const runs = await prisma.calculationRun.findMany({ where: ran, ...newest });
  const preparations = await prisma.batchPreparation.findMany({ where: worked, ...newest });
  const moves = await prisma.batchMove.findMany({ where: worked, ...newest });
  const payslipJobs = await prisma.payslipJob.findMany({ where: worked, ...newest });
  const total =
    (await prisma.auditEntry.count({ where: told })) +
    (await prisma.calculationRun.count({ where: ran })) +
    (await prisma.batchPreparation.count({ where: worked })) +
    (await prisma.batchMove.count({ where: worked })) +
    (await prisma.payslipJob.count({ where: worked }));
  const done = await viewEntries(prisma, entries);
  const { currency } = batch.period.solution;
  const seesPay = coversBatch(actor.grants.get('pay.read'), batch);
  const endings = runs.flatMap((run) => viewRunEnding(run, { seesPay, currency }));
  const frozen = preparations.flatMap((one) => viewPreparationEnding(one, { currency, language: actor.language }));
  const ends = moves.flatMap((one) => viewMoveEnding(one, actor.language));
  const slips = payslipJobs.flatMap((one) => viewPayslipJobEnding(one, actor.language));
  const ended = [...endings, ...frozen, ...ends, ...slips].map((one) => ({ ...one, event: null, about: [], others: 0 }));
  const rows = [...done, ...ended].toSorted((a, b) => b.at.localeCompare(a.at));
  return { total, rows: rows.slice(input.offset, input.offset + input.limit) };
});
