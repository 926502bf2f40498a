import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { LockStrength, Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';

type LockingCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach'>;

/**
 * Locks a solution and reads it as it is then.
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist; neither is locked
 */
export async function lockSolution({ tx, locks, reach }: LockingCall, id: number, strength?: LockStrength): Promise<Prisma.SolutionModel> {
  const where = { AND: [{ id }, solutionsWithin(reach)] };
  const found = await tx.solution.findFirst({ where, select: { id: true } });
  if (found) await locks.take('solution', id, strength);
  const row = found && (await tx.solution.findFirst({ where }));
  if (!row) throw new AppError('NOT_FOUND', { what: 'solution', id });
  return row;
}
