import { AppError, type InputOf } from '@wagewright/contracts';
import type { createScenario } from '@wagewright/contracts/payroll/scenarios';
import { type Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { checkAssumptions } from './check-assumptions.ts';
import { findBase } from './find-base.ts';
import { makePlan } from './make-plan.ts';

type Written = Omit<InputOf<typeof createScenario>, 'solutionId'>;
interface Solution {
  readonly id: number;
  readonly code: string;
}

/** @throws AppError SCENARIO_EXISTS; the solution is locked, so that two cannot take one name */
export async function requireFreeName(
  tx: Pick<Prisma.TransactionClient, 'scenario'>,
  { id: solutionId }: Solution,
  name: string,
  own = 0,
): Promise<void> {
  if ((await tx.scenario.count({ where: { solutionId, name, id: { not: own } } })) > 0) throw new AppError('SCENARIO_EXISTS', { name });
}

/**
 * What is stored of a scenario as somebody has written it, once it can be calculated.
 * @throws AppError SCENARIO_WITHOUT_BASE, SCENARIO_ASSUMPTION, LARGE_RAISE, DEFINITION_INVALID
 */
export async function writtenScenario(tx: Prisma.TransactionClient, deps: Pick<Deps, 'programs'>, solution: Solution, written: Written) {
  const { name, startsAfter, periodCount, repeatsVariable, assumptions, meansLargeRaise } = written;
  const base = await findBase(tx, solution, written.baseBatchId);
  const frozen = deps.programs.of(base.copy, solution.code);
  const against = { tx, baseBatchId: base.id, solutionId: solution.id, frozen, periodCount, meansLargeRaise };
  await checkAssumptions(assumptions, against);
  await makePlan(tx, base, { name, startsAfter, periodCount, repeatsVariable, assumptions });
  return { name, baseBatchId: base.id, startsAfter, periodCount, repeatsVariable, assumptions: toJson(assumptions) };
}
