import { AppError, requireTransition } from '@wagewright/contracts';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { solutionColumns } from '@wagewright/db/columns';
import { solutionsWithin } from '../../core/scopes.ts';
import type { PeriodCall } from './load-for-change.ts';

/**
 * Locks a solution for whoever makes periods in it, one at a time, and reads it.
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist; ILLEGAL_TRANSITION where it takes no new periods
 */
export async function lockSolutionForPeriods({ tx, locks, reach }: Pick<PeriodCall, 'tx' | 'locks' | 'reach'>, id: number) {
  const within = { AND: [{ id }, solutionsWithin(reach)] };
  if (await tx.solution.findFirst({ where: within, select: { id: true } })) await locks.take('solution', id);
  const solution = await tx.solution.findFirst({ where: within, include: { legalEntity: true } });
  if (!solution) throw new AppError('NOT_FOUND', { what: 'solution', id });
  requireTransition(solutionMachine, { id, status: solutionColumns.status(solution.status) }, 'create-period', {});
  return solution;
}

/** The sequence number that the next period of a solution gets. The caller holds the solution's lock. */
export async function nextSequence({ tx }: Pick<PeriodCall, 'tx'>, solutionId: number): Promise<number> {
  const last = await tx.period.aggregate({ where: { solutionId }, _max: { sequence: true } });
  return (last._max.sequence ?? 0) + 1;
}
