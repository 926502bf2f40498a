import type { ProcedureContract } from '@wagewright/contracts';
import { AppError, isAllowed } from '@wagewright/contracts';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import { type LockStrength, type PeriodStanding, type Prisma, readPeriodStandings, type Sql } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';

export const periodInclude = {
  solution: { include: { copies: { where: { status: 'published' }, take: 1 } } },
} as const satisfies Prisma.PeriodInclude;
export type PeriodRow = Prisma.PeriodGetPayload<{ include: typeof periodInclude }>;

export type PeriodCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'sql' | 'locks' | 'reach' | 'audit' | 'actor'>;

/** What else of the period's surroundings the change is about. */
interface Wanted {
  /** Where the caller has named it too. */
  readonly solutionId?: number;
  /** `change`: the change is about the dates of neighbours too, so one of a solution at a time. Otherwise the solution only stays what it is. */
  readonly solution?: LockStrength;
}

/**
 * Locks a period after its solution and reads both.
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist; neither is locked
 */
export async function loadPeriodForChange(
  { tx, locks, reach }: Pick<PeriodCall, 'tx' | 'locks' | 'reach'>,
  id: number,
  { solutionId, solution = 'keep' }: Wanted = {},
): Promise<PeriodRow> {
  const where = { id, ...(solutionId === undefined ? {} : { solutionId }), solution: solutionsWithin(reach) };
  const found = await tx.period.findFirst({ where, select: { solutionId: true } });
  if (found) {
    await locks.take('solution', found.solutionId, solution);
    await locks.take('period', id);
  }
  const row = found && (await tx.period.findFirst({ where, include: periodInclude }));
  if (!row) throw new AppError('NOT_FOUND', { what: 'period', id });
  return row;
}

/**
 * What the state of a period hangs on. Under the period's lock it stays so: whoever changes a batch keeps its period.
 * @throws AppError NOT_FOUND where the period has gone meanwhile
 */
export async function standingOf(sql: Sql, { id, solutionId }: Pick<PeriodRow, 'id' | 'solutionId'>): Promise<PeriodStanding> {
  const [standing] = await readPeriodStandings(sql, solutionId, id);
  if (!standing) throw new AppError('NOT_FOUND', { what: 'period', id });
  return standing;
}

/** @throws AppError PERIOD_NOT_OPEN where the period's state does not allow it */
export function requirePeriodEvent({ name, status }: PeriodRow, event: 'create-batch' | 'make-payslips' | 'set-opening-balances'): void {
  if (!isAllowed(periodMachine, status, event)) throw new AppError('PERIOD_NOT_OPEN', { period: name, status });
}
