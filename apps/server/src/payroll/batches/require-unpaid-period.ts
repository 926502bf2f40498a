import { AppError } from '@wagewright/contracts';
import { liveBatchStatuses } from '@wagewright/contracts/payroll/batches';
import type { Prisma } from '@wagewright/db';

/**
 * A normal batch is for everybody of the period, so there is no room for a second one once somebody is in one (specification §5).
 * The caller holds the period's lock.
 * @throws AppError PERIOD_HAS_BATCH with the way out
 */
export async function requireUnpaidPeriod(
  tx: Pick<Prisma.TransactionClient, 'batch'>,
  period: { readonly id: number; readonly name: string },
): Promise<void> {
  const paying = await tx.batch.findFirst({
    where: { periodId: period.id, type: 'normal', status: { in: liveBatchStatuses }, payeeCount: { gt: 0 } },
    select: { name: true, payeeCount: true },
  });
  if (paying) throw new AppError('PERIOD_HAS_BATCH', { batch: paying.name, count: paying.payeeCount, period: period.name });
}
