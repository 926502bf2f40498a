import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { Call } from '../../core/implement.ts';
import { requireCopy } from '../copies/index.ts';

type Reading = Pick<Call<ProcedureContract>, 'actor' | 'deps' | 'reach'>;

/**
 * A copy whose tests are shown: what a batch gave to people stands in them, so that who sees them may see both the solution and its pay.
 * @throws AppError NOT_FOUND
 */
export async function checkTestedCopy(
  { actor, deps, reach }: Reading,
  wanted: { solutionId: number; number: number },
): Promise<ReturnType<typeof checkDefinition>> {
  const readable = actor.grants.get('solution.read');
  if (!readable) throw new AppError('NOT_FOUND', { what: 'solution', id: wanted.solutionId });
  await requireCopy(deps.db.prisma, wanted, reach);
  return checkDefinition((await requireCopy(deps.db.prisma, wanted, readable)).definition);
}
