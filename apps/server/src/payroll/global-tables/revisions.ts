import { AppError } from '@wagewright/contracts';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { globalTableRevisionColumns, legalEntityColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { type TableContent, userNames } from '../copies/index.ts';

const summaryFields = {
  id: true,
  number: true,
  legalEntityId: true,
  basedOnNumber: true,
  madeByUserId: true,
  madeAt: true,
  remarks: true,
  contentHash: true,
  legalEntity: { select: { name: true } },
} as const satisfies Prisma.GlobalTableRevisionSelect;
type SummaryRow = Prisma.GlobalTableRevisionGetPayload<{ select: typeof summaryFields }>;
export type RevisionRow = SummaryRow & { readonly content: TableContent };

type Reading = Pick<PrismaClient, 'globalTableRevision'>;

/** Legal entities whose own rows a reach covers: those that it names, and those of its solutions. */
export const entitiesWithin = (reach: Reach): Prisma.LegalEntityWhereInput =>
  reach.all ? {} : { OR: [{ id: { in: [...reach.legalEntityIds] } }, { solutions: { some: { id: { in: [...reach.solutionIds] } } } }] };

/** Revisions that a reach covers: the common ones, and those of its legal entities. */
export const revisionsWithin = (reach: Reach): Prisma.GlobalTableRevisionWhereInput =>
  reach.all ? {} : { OR: [{ legalEntityId: null }, { legalEntity: entitiesWithin(reach) }] };

/** @throws AppError NOT_FOUND for a legal entity out of reach as for what does not exist */
export async function requireEntity(prisma: Pick<PrismaClient, 'legalEntity'>, id: number, reach: Reach): Promise<void> {
  const found = await prisma.legalEntity.count({ where: { AND: [{ id }, entitiesWithin(reach)] } });
  if (found === 0) throw new AppError('NOT_FOUND', { what: 'legal entity', id });
}

const whole = <Row extends { readonly content: unknown }>(row: Row | null) =>
  row && { ...row, content: globalTableRevisionColumns.content(row.content) };

/** The latest revision of the common rows, or of a legal entity's own; null where there is none. */
export async function latestOf(tx: Reading, globalTableId: number, legalEntityId: number | null): Promise<RevisionRow | null> {
  const select = { ...summaryFields, content: true } as const;
  return whole(await tx.globalTableRevision.findFirst({ where: { globalTableId, legalEntityId }, orderBy: { number: 'desc' }, select }));
}

/** What holds for a legal entity now: its own rows, else the common ones. */
export const holdsFor = async (tx: Reading, globalTableId: number, legalEntityId: number | null): Promise<RevisionRow | null> =>
  (await latestOf(tx, globalTableId, legalEntityId)) ?? (legalEntityId === null ? null : await latestOf(tx, globalTableId, null));

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function requireRevision(tx: Reading, globalTableId: number, number: number, reach: Reach): Promise<RevisionRow> {
  const select = { ...summaryFields, content: true } as const;
  const row = whole(
    await tx.globalTableRevision.findFirst({ where: { AND: [{ globalTableId, number }, revisionsWithin(reach)] }, select }),
  );
  if (!row) throw new AppError('NOT_FOUND', { what: 'revision', id: number });
  return row;
}

/** A window of the revisions that a reach covers, the latest first. */
export async function listRevisions(tx: Reading, globalTableId: number, reach: Reach, window: { offset: number; limit: number }) {
  const where = { AND: [{ globalTableId }, revisionsWithin(reach)] };
  const [total, rows] = await Promise.all([
    tx.globalTableRevision.count({ where }),
    tx.globalTableRevision.findMany({
      where,
      select: summaryFields,
      orderBy: { number: 'desc' },
      skip: window.offset,
      take: window.limit,
    }),
  ]);
  return { total, rows };
}

/** The latest of the common rows first, then of each legal entity's own that the reach covers. */
export async function latestOfEach(tx: Reading, globalTableId: number, reach: Reach): Promise<SummaryRow[]> {
  const rows = await tx.globalTableRevision.findMany({
    where: { AND: [{ globalTableId }, revisionsWithin(reach)] },
    distinct: ['legalEntityId'],
    orderBy: { number: 'desc' },
    select: summaryFields,
  });
  return rows.toSorted((a, b) => (a.legalEntityId ?? 0) - (b.legalEntityId ?? 0));
}

export async function viewRevisions(prisma: Pick<PrismaClient, 'user'>, rows: readonly SummaryRow[]) {
  const names = await userNames(
    prisma,
    rows.map(({ madeByUserId }) => madeByUserId),
  );
  return rows.map((row) => ({
    number: row.number,
    legalEntityId: row.legalEntityId,
    legalEntity: row.legalEntity && legalEntityColumns.name(row.legalEntity.name),
    basedOn: row.basedOnNumber,
    by: names.get(row.madeByUserId) ?? null,
    at: row.madeAt.toISOString(),
    remarks: row.remarks,
  }));
}
