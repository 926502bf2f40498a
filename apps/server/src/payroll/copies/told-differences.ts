import { compareDefinitions } from '@wagewright/calc-engine/definition-files';
import type { Difference } from '@wagewright/contracts/definition-findings';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { userNames, type WholeCopy } from './copy-view.ts';

interface Told {
  readonly by: string | null;
  readonly changedAt: string | null;
  readonly remarks: string | null;
}

/** As a part of a definition is named: a fact of the definition itself is a part of its own. */
const partOf = ({ kind, at, key }: Difference): string =>
  kind === 'definition' ? `definition ${key?.split('.')[0] ?? ''}` : `${kind} ${at}`;

/** The changes that lead from one copy to the other: those of the drafts after the earlier, up to the later. */
async function latestChanges(prisma: PrismaClient, one: WholeCopy, other: WholeCopy): Promise<Map<string, Prisma.SolutionCopyChangeModel>> {
  const [earlier, later] = one.number < other.number ? [one, other] : [other, one];
  const copy = { solutionId: one.solutionId, number: { gt: earlier.number, lte: later.number }, status: { not: 'discarded' } };
  const rows = await prisma.solutionCopyChange.findMany({ where: { copy }, orderBy: { id: 'asc' } });
  return new Map(rows.flatMap((row) => row.touches.map((part) => [part, row] as const)));
}

/** What differs between two copies of a solution, and who changed it; without tests for who may not see pay. */
export async function tellDifferences(prisma: PrismaClient, before: WholeCopy, after: WholeCopy, seesAll: boolean) {
  const differences = compareDefinitions(before.definition, after.definition).filter(({ kind }) => seesAll || kind !== 'test');
  const changes = differences.length > 0 ? await latestChanges(prisma, before, after) : new Map<string, never>();
  const names = await userNames(
    prisma,
    [...changes.values()].map(({ userId }) => userId),
  );
  return differences.map((difference): Difference & Told => {
    const row = changes.get(partOf(difference));
    const by = row ? (names.get(row.userId) ?? null) : null;
    return { ...difference, by, changedAt: row?.at.toISOString() ?? null, remarks: row?.remarks ?? null };
  });
}
