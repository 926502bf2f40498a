import { AppError, type InputOf, requireTransition } from '@wagewright/contracts';
import { layersMax } from '@wagewright/contracts/definition-findings';
import { type createSolution, solutionMachine } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import { isRecord, solutionColumns } from '@wagewright/db/columns';
import { requireReach } from '../../core/actor.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { seesTests, type WholeCopy, wholeCopy, withoutTests } from '../copies/index.ts';
import { lockSolution } from './load-for-change.ts';

type Call = ChangeCall<typeof createSolution>;

/** How many solutions a solution inherits from, one from the other. A parent is older than its child, so that there is no circle. */
async function depthOf(tx: Prisma.TransactionClient, { parentId }: Pick<Prisma.SolutionModel, 'parentId'>): Promise<number> {
  let depth = 0;
  for (let id = parentId; id !== null; depth += 1)
    id = (await tx.solution.findUniqueOrThrow({ where: { id }, select: { parentId: true } })).parentId;
  return depth;
}

export interface Parent {
  readonly solution: Prisma.SolutionModel;
  /** The published copy, which the child inherits. */
  readonly copy: WholeCopy;
  /** Its rules, with tests for who may see what they were made of. */
  readonly rules: object;
}

/**
 * The solution that a new one inherits from, kept as it is until the child is there.
 * @throws AppError NOT_FOUND outside of the reach; ILLEGAL_TRANSITION for an inactive one; NOTHING_PUBLISHED; CHILD_UNLIKE_PARENT for another type
 *   of period; PARENT_TOO_DEEP
 */
export async function parentFor(call: Call, { parentId, periodType }: InputOf<typeof createSolution>): Promise<Parent | null> {
  if (parentId === undefined) return null;
  const { tx, locks, actor } = call;
  const reach = requireReach(actor, 'solution.create-child', 'payroll/solutions/create-solution');
  const solution = await lockSolution({ tx, locks, reach }, parentId, 'keep');
  requireTransition(solutionMachine, { id: solution.id, status: solutionColumns.status(solution.status) }, 'create-child', {});
  if (solution.periodType !== periodType) throw new AppError('CHILD_UNLIKE_PARENT', { parent: solution.code });
  const depth = await depthOf(tx, solution);
  if (depth + 1 > layersMax) throw new AppError('PARENT_TOO_DEEP', { parent: solution.code, count: depth });
  const copy = await tx.solutionCopy.findFirst({ where: { solutionId: parentId, status: 'published' }, select: wholeCopy });
  if (!copy) throw new AppError('NOTHING_PUBLISHED', { solution: solution.code });
  const rules = isRecord(copy.definition) ? copy.definition : {};
  return { solution, copy, rules: (await seesTests(call, parentId, tx)) ? rules : withoutTests(rules) };
}
