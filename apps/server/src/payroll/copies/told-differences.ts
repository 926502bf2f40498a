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

/** The latest change of each part in the drafts that became these copies. */
async function latestChanges(prisma: PrismaClient, copies: Copies): Promise<Map<string, Prisma.SolutionCopyChangeModel>> {
  const copy = { ...copies, status: { not: 'discarded' } };
  const rows = await prisma.solutionCopyChange.findMany({ where: { copy }, orderBy: { id: 'asc' } });
  return new Map(rows.flatMap((row) => row.touches.map((part) => [part, row] as const)));
}

/** Copies of one solution whose drafts may have made a difference, by number. */
interface Copies {
  readonly solutionId: number;
  readonly number: { readonly gt?: number; readonly lte: number };
}

/** What differs between two copies of a solution, and who changed it; without tests for who may not see pay. */
export async function tellDifferences(prisma: PrismaClient, before: WholeCopy, after: WholeCopy, seesAll: boolean) {
  const differences = compareDefinitions(before.definition, after.definition, { withinNewVersions: true }).filter(
    ({ kind }) => seesAll || kind !== 'test',
  );
  const [earlier, later] = before.number < after.number ? [before, after] : [after, before];
  return await tellWho(prisma, differences, { solutionId: before.solutionId, number: { gt: earlier.number, lte: later.number } });
}

/** Differences with whoever made them in the drafts that became these copies. */
export async function tellWho(prisma: PrismaClient, differences: readonly Difference[], copies: Copies) {
  const changes = differences.length > 0 ? await latestChanges(prisma, copies) : new Map<string, never>();
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
