import { AppError } from '@wagewright/contracts';
import { getDelivery as contract } from '@wagewright/contracts/payroll/payslip-deliveries';
import { type DeliveryRow, readDeliveries, sqlOfPrisma } from '@wagewright/db';
import { deliveryColumns, isoDay, payslipColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { payslipsWithin } from '../issued-payslips/index.ts';

/** Telling has failed, or has reached nobody: the same that resending looks for. */
const isMissed = (deliveries: readonly DeliveryRow[]): boolean =>
  deliveries.length === 0 || deliveries.some(({ status }) => status === 'failed');

export const getDelivery = implementQuery(contract, async ({ input: { id }, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await prisma.payslip.findFirst({ where: { AND: [{ id }, payslipsWithin(reach)] }, include: { dispute: true } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip', id });
  const deliveries = await readDeliveries(sqlOfPrisma(prisma), id);
  const waits = row.status === 'published' && row.awaitsViewDay;
  return {
    publishedAt: row.publishedAt?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
    shownFrom: waits && row.viewFrom ? isoDay(row.viewFrom) : null,
    check: {
      status: payslipColumns.checkStatus(row.checkStatus),
      until: row.checkUntil && isoDay(row.checkUntil),
      at: row.checkedAt?.toISOString() ?? null,
    },
    ways: deliveries.map(({ failure, ...delivery }) => ({
      ...delivery,
      channel: deliveryColumns.channel(delivery.channel),
      createdAt: delivery.createdAt.toISOString(),
      sentAt: delivery.sentAt?.toISOString() ?? null,
      failure: delivery.status === 'failed' || delivery.status === 'replaced' ? failure : null,
    })),
    disputeId: row.dispute?.id ?? null,
    canResend: actor.grants.has('batch.publish-payslips') && row.status === 'published' && !row.awaitsViewDay && isMissed(deliveries),
  };
});
