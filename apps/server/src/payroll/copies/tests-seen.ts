import type { ProcedureContract } from '@wagewright/contracts';
import type { PrismaClient } from '@wagewright/db';
import type { Call } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';

/**
 * Whether the caller may see what tests hold: a batch that was saved as one gave it to people.
 * @param tx of a call that changes something, which has a connection already
 */
export async function seesTests(
  { actor, deps }: Pick<Call<ProcedureContract>, 'actor' | 'deps'>,
  solutionId: number,
  tx: Pick<PrismaClient, 'solution'> = deps.db.prisma,
): Promise<boolean> {
  const paid = actor.grants.get('pay.read');
  if (!paid) return false;
  return (await tx.solution.count({ where: { AND: [{ id: solutionId }, solutionsWithin(paid)] } })) > 0;
}

/** A definition as somebody may see it. */
export const withoutTests = (definition: object): Record<string, unknown> => ({ ...definition, tests: [] });
