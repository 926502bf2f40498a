import { AppError } from '@wagewright/contracts';
import type { SetupFacts, SetupView } from '@wagewright/contracts/payroll/setups';
import { type Prisma, readSetupCounts, type Sql } from '@wagewright/db';
import { batchColumns, importJobColumns, legalEntityColumns, payrollSetupColumns, solutionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { isImportSeen } from '../../platform/imports/index.ts';

type Tx = Prisma.TransactionClient;

/** Who looks, and by what. */
export interface Looking {
  readonly tx: Tx;
  readonly sql: Sql;
  readonly actor: Actor;
  readonly deps: Pick<Deps, 'importEntities'>;
}

/**
 * A legal entity within reach whose guided start has begun.
 * @throws AppError NOT_FOUND
 */
export async function requireSetup(tx: Tx, reach: Reach, legalEntityId: number) {
  const where = { legalEntityId, legalEntity: legalEntitiesWithin(reach) };
  const setup = await tx.payrollSetup.findFirst({ where, include: { legalEntity: true } });
  if (!setup) throw new AppError('NOT_FOUND', { what: 'guided start', id: legalEntityId });
  return { ...setup, status: payrollSetupColumns.status(setup.status) };
}
export type Setup = Awaited<ReturnType<typeof requireSetup>>;

/** As many files of a step as are shown one by one; the others are among the imports. */
const filesShown = 50;

const broughtSince = (entity: string, { legalEntityId, begunAt }: Setup) => ({
  entity,
  subjectId: legalEntityId,
  startedAt: { gte: begunAt },
});

async function filesBrought(
  { tx, actor, deps }: Looking,
  entity: 'employees' | 'compensation',
  setup: Setup,
): Promise<SetupView['peopleImports']> {
  const where = { ...broughtSince(entity, setup), status: { notIn: ['cancelled', 'undone'] } };
  const total = await tx.importJob.count({ where });
  const found = await tx.importJob.findMany({
    where,
    orderBy: { id: 'desc' },
    take: filesShown,
    include: { file: { select: { name: true } } },
  });
  const rows: SetupView['peopleImports']['rows'] = [];
  for (const row of found) {
    const isSeen = await isImportSeen({ tx, actor }, deps.importEntities[entity], row);
    rows.push({ id: row.id, version: row.version, status: importJobColumns.status(row.status), fileName: isSeen ? row.file.name : null });
  }
  return { total, rows };
}

const solutionParts = {
  copies: { where: { status: { in: ['draft', 'published'] } }, select: { number: true, version: true, status: true } },
  users: { where: { role: 'approver' }, select: { userId: true } },
  periods: {
    where: { status: 'enabled' },
    orderBy: { sequence: 'asc' },
    take: 1,
    select: {
      id: true,
      version: true,
      name: true,
      batches: {
        where: { status: { notIn: ['canceled', 'deleted'] } },
        orderBy: { id: 'asc' },
        take: 1,
        select: { id: true, name: true, status: true },
      },
    },
  },
} as const satisfies Prisma.SolutionInclude;

/** What is there of a legal entity's start, as things stand. */
export async function viewSetup(looking: Looking, setup: Setup): Promise<SetupView> {
  const { tx, sql } = looking;
  const { legalEntityId, legalEntity, status, version } = setup;
  const counts = await readSetupCounts(sql, legalEntityId);
  const solution = await tx.solution.findFirst({
    where: { legalEntityId, status: 'active' },
    orderBy: { id: 'desc' },
    include: solutionParts,
  });
  const [period] = solution?.periods ?? [];
  const [batch] = period?.batches ?? [];
  const draft = solution?.copies.find((copy) => copy.status === 'draft');
  const isPublished = solution?.copies.some((copy) => copy.status === 'published') ?? false;
  const payImports = await filesBrought(looking, 'compensation', setup);
  const facts: SetupFacts = {
    hasPeople: counts.people > 0,
    hasPay: counts.peopleWithPay > 0,
    hasPayImport:
      (await tx.importJob.count({ where: { ...broughtSince('compensation', setup), status: { in: ['written', 'undoing'] } } })) > 0,
    hasSolution: isPublished,
    hasOpenPeriod: period !== undefined,
    hasClosedBatch: counts.closedBatches > 0,
  };
  return {
    legalEntityId,
    legalEntity: legalEntityColumns.name(legalEntity.name),
    status,
    version,
    facts,
    people: counts.people,
    peopleWithPay: counts.peopleWithPay,
    peopleImports: await filesBrought(looking, 'employees', setup),
    payImports,
    madeEntity: setup.madeEntity ? { version: legalEntity.version } : null,
    solution: solution && {
      id: solution.id,
      name: solutionColumns.name(solution.name),
      draft: draft && !isPublished ? { number: draft.number, version: draft.version } : null,
      hasApprover: solution.users.length > 0,
    },
    period: period ? { id: period.id, version: period.version, name: period.name } : null,
    batch: batch ? { id: batch.id, name: batch.name, status: batchColumns.status(batch.status) } : null,
  };
}
