import { type ThreeWays, takeParts } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import type { PartChange } from '@wagewright/contracts/definition-findings';
import type { Prisma } from '@wagewright/db';
import { type WholeCopy, withoutTests } from '../copies/index.ts';
import { type Child, inheritedCopy, publishedCopy } from './family.ts';

type Reads = Pick<Prisma.TransactionClient, 'solution' | 'solutionCopy'>;

/** A definition as somebody may see it: what a batch gave to people stands in its tests. */
const seen = ({ definition }: WholeCopy, seesAll: boolean): unknown =>
  seesAll || typeof definition !== 'object' || definition === null ? definition : withoutTests(definition);

/**
 * What a child has to look at: the copy that it inherits, the one that is published, and its own. Where it inherits the published one, all that it
 * has otherwise can be taken back.
 */
export async function threeWays(tx: Reads, mine: WholeCopy, theirs: WholeCopy, seesAll: boolean): Promise<ThreeWays> {
  const base = mine.parentCopyId === theirs.id ? mine : await inheritedCopy(tx, mine);
  return { base: seen(base, seesAll), theirs: seen(theirs, seesAll), mine: seen(mine, seesAll) };
}

export interface ParentParts {
  readonly parentNumber: number;
  readonly parts: readonly string[];
}

/** @throws AppError PARENT_COPY_SUPERSEDED for a copy that is not the published one */
export async function requirePublished(tx: Reads, { parent }: Child, number: number): Promise<WholeCopy> {
  const published = await publishedCopy(tx, parent.id);
  if (published?.number === number) return published;
  throw new AppError('PARENT_COPY_SUPERSEDED', { parent: parent.code, number });
}

/** Changes that take parts of the parent's published copy into a copy of the child. */
export async function changesToTake(
  tx: Reads,
  child: Child,
  mine: WholeCopy,
  { parentNumber, parts }: ParentParts,
  seesAll: boolean,
): Promise<{ readonly theirs: WholeCopy; readonly changes: readonly PartChange[] }> {
  const theirs = await requirePublished(tx, child, parentNumber);
  return { theirs, changes: takeParts(await threeWays(tx, mine, theirs, seesAll), new Set(parts)) };
}
