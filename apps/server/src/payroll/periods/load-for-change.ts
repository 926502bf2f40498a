import type { ProcedureContract } from '@wagewright/contracts';
import { AppError, isAllowed } from '@wagewright/contracts';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';

const periodInclude = {
  solution: { include: { copies: { where: { status: 'published' }, take: 1 } } },
} as const satisfies Prisma.PeriodInclude;
export type PeriodRow = Prisma.PeriodGetPayload<{ include: typeof periodInclude }>;

type PeriodCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach'>;

/**
 * Locks a period after its solution, which stays what it is meanwhile, and reads both.
 * @param solutionId where the caller has named it too
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist; neither is locked
 */
export async function loadPeriodForChange({ tx, locks, reach }: PeriodCall, id: number, solutionId?: number): Promise<PeriodRow> {
  const where = { id, ...(solutionId === undefined ? {} : { solutionId }), solution: solutionsWithin(reach) };
  const found = await tx.period.findFirst({ where, select: { solutionId: true } });
  if (found) {
    await locks.take('solution', found.solutionId, 'keep');
    await locks.take('period', id);
  }
  const row = found && (await tx.period.findFirst({ where, include: periodInclude }));
  if (!row) throw new AppError('NOT_FOUND', { what: 'period', id });
  return row;
}

/** @throws AppError PERIOD_NOT_OPEN where the period's state does not allow it */
export function requirePeriodEvent({ name, status }: PeriodRow, event: 'create-batch' | 'set-opening-balances'): void {
  if (!isAllowed(periodMachine, status, event)) throw new AppError('PERIOD_NOT_OPEN', { period: name, status });
}
