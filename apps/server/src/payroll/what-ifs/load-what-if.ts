import { AppError } from '@wagewright/contracts';
import { forkKinds } from '@wagewright/contracts/payroll/what-ifs';
import type { Prisma } from '@wagewright/db';

export const forkInclude = { fork: { include: { base: true } }, freezing: true } as const satisfies Prisma.CalculationRunInclude;
export type ForkRow = Prisma.CalculationRunGetPayload<{ include: typeof forkInclude }> & {
  fork: NonNullable<Prisma.CalculationRunGetPayload<{ include: typeof forkInclude }>['fork']>;
};

/** The runs beside a batch that nobody has discarded. */
export const forksOf = (batchId: number) =>
  ({ batchId, kind: { in: [...forkKinds] }, fork: { isNot: null } }) as const satisfies Prisma.CalculationRunWhereInput;

/** A run that is one of them; nothing for one that was discarded. */
export const withFork = (run: Prisma.CalculationRunGetPayload<{ include: typeof forkInclude }>): ForkRow[] =>
  run.fork ? [{ ...run, fork: run.fork }] : [];

/** @throws AppError NOT_FOUND for a run that is no what-if of the batch, or was discarded */
export async function loadWhatIf(tx: Pick<Prisma.TransactionClient, 'calculationRun'>, batchId: number, runId: number): Promise<ForkRow> {
  const run = await tx.calculationRun.findFirst({ where: { id: runId, ...forksOf(batchId) }, include: forkInclude });
  const [found] = run ? withFork(run) : [];
  if (!found) throw new AppError('NOT_FOUND', { what: 'what-if', id: runId });
  return found;
}
