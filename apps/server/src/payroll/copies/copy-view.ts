import { AppError } from '@wagewright/contracts';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { copyColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';

/** Without the definition, which is large. */
export const copyFields = {
  id: true,
  solutionId: true,
  number: true,
  status: true,
  version: true,
  definitionHash: true,
  basedOnNumber: true,
  parentCopyId: true,
  parentCopy: { select: { number: true } },
  madeByUserId: true,
  madeAt: true,
  publishedByUserId: true,
  publishedAt: true,
  remarks: true,
  approvalInstanceId: true,
  _count: { select: { changes: true } },
} as const satisfies Prisma.SolutionCopySelect;
export type CopyRow = Prisma.SolutionCopyGetPayload<{ select: typeof copyFields }>;
export type WholeCopy = CopyRow & { readonly definition: Prisma.JsonValue };
export const wholeCopy = { ...copyFields, definition: true } as const satisfies Prisma.SolutionCopySelect;

type Names = ReadonlyMap<number, string>;

/** Names of users by id; who is gone has none. */
export async function userNames(prisma: Pick<PrismaClient, 'user'>, ids: readonly (number | null)[]): Promise<Names> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const users =
    wanted.length > 0 ? await prisma.user.findMany({ where: { id: { in: wanted } }, select: { id: true, displayName: true } }) : [];
  return new Map(users.map(({ id, displayName }) => [id, displayName]));
}

const nameOf = (names: Names, id: number | null): string | null => (id === null ? null : (names.get(id) ?? null));

export async function viewCopies(prisma: Pick<PrismaClient, 'user'>, rows: readonly CopyRow[]) {
  const names = await userNames(
    prisma,
    rows.flatMap(({ madeByUserId, publishedByUserId }) => [madeByUserId, publishedByUserId]),
  );
  return rows.map((row) => ({
    solutionId: row.solutionId,
    number: row.number,
    status: copyColumns.status(row.status),
    version: row.version,
    basedOn: row.basedOnNumber,
    parentNumber: row.parentCopy?.number ?? null,
    madeBy: nameOf(names, row.madeByUserId),
    madeAt: row.madeAt.toISOString(),
    publishedBy: nameOf(names, row.publishedByUserId),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    remarks: row.remarks,
    changeCount: row._count.changes,
  }));
}

export async function viewCopy(prisma: Pick<PrismaClient, 'user'>, row: CopyRow) {
  const [view] = await viewCopies(prisma, [row]);
  if (!view) throw new Error(`Copy ${row.id} was not shown.`);
  return view;
}

interface Wanted {
  readonly solutionId: number;
  readonly number: number;
}

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function requireCopy(
  tx: Pick<PrismaClient, 'solutionCopy' | 'solution'>,
  { solutionId, number }: Wanted,
  reach: Reach,
): Promise<WholeCopy> {
  const within = solutionsWithin(reach);
  const where = { solutionId, number, solution: within };
  const row = await tx.solutionCopy.findFirst({ where, select: wholeCopy });
  if (row) return row;
  const isKnown = (await tx.solution.count({ where: { AND: [{ id: solutionId }, within] } })) > 0;
  throw new AppError('NOT_FOUND', isKnown ? { what: 'copy', id: number } : { what: 'solution', id: solutionId });
}
