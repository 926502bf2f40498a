import { type FindParent, type FoundDefinition, readLayered, readText } from '@wagewright/calc-engine/definition-files';
import { packNames, readPackText } from '@wagewright/calc-engine/packs';
import { definitionLayerSchema, type ParentName } from '@wagewright/contracts/definition-findings';
import type { Prisma } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';

interface Asked {
  readonly fileName: string;
  readonly text: string;
  /** The solution whose draft it is for: a file may extend its parent wherever that lies. */
  readonly solutionId: number;
}

type Reads = Pick<Prisma.TransactionClient, 'solution' | 'solutionCopy'>;

/** The solution that a file extends, if it does; what is no layer is judged when it is read. */
function solutionNamed({ fileName, text }: Asked): ParentName | null {
  const read = readText(fileName, text);
  const extended = read.ok && isRecord(read.value) ? definitionLayerSchema.shape.extends.safeParse(read.value['extends']) : null;
  return extended?.success && extended.data.solution !== undefined ? extended.data : null;
}

/** A copy that was published: the one that is named, else the one that is published now. */
async function findCopy(tx: Reads, { solution, copy }: ParentName, reach: Reach, solutionId: number): Promise<FoundDefinition | null> {
  const isReached = { OR: [solutionsWithin(reach), { children: { some: { id: solutionId } } }] };
  const published = copy === undefined ? { status: 'published' } : { number: copy, status: { in: ['published', 'outdated'] } };
  const where = { ...published, solution: { AND: [{ code: solution ?? '' }, isReached] } };
  const found = await tx.solutionCopy.findFirst({ where, include: { solution: true } });
  return found && { id: `copy ${found.id}`, file: `${found.solution.code}, copy ${found.number}`, content: { value: found.definition } };
}

/** A file with all that it extends: packs, and copies of solutions in reach. Other files are on the caller's own machine. */
export async function readFileFor(tx: Reads, asked: Asked, reach: Reach): Promise<ReturnType<typeof readLayered>> {
  const named = solutionNamed(asked);
  const copy = named && (await findCopy(tx, named, reach, asked.solutionId));
  const find: FindParent = ({ pack, solution }) => {
    const known = packNames.find((name) => name === pack);
    if (known) return { id: `pack ${known}`, file: known, content: { text: readPackText(known) } };
    if (solution !== undefined && copy) return copy;
    return { reason: 'missing', ...(pack === undefined ? {} : { known: packNames }) };
  };
  return readLayered({ id: 'file', file: asked.fileName, content: { text: asked.text } }, find);
}
