import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { disputeColumns, disputeEntryColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { filesOf, viewFile } from '../../platform/files/index.ts';
import { payslipsWithin } from '../issued-payslips/index.ts';
import { itemsOfVersion } from '../payslips/index.ts';

const include = {
  entries: { orderBy: { id: 'asc' } },
  payslip: { include: { employee: true, period: true, setting: true, batch: true } },
} as const satisfies Prisma.PayslipDisputeInclude;
export type DisputeRow = Prisma.PayslipDisputeGetPayload<{ include: typeof include }>;
type Tx = Pick<Prisma.TransactionClient, 'payslipDispute'>;

/** A dispute about a payslip within the reach, whatever that payslip’s state. @throws AppError NOT_FOUND */
export async function loadDispute(tx: Tx, id: number, reach: Reach): Promise<DisputeRow> {
  const row = await tx.payslipDispute.findFirst({ where: { id, payslip: payslipsWithin(reach) }, include });
  if (!row) throw new AppError('NOT_FOUND', { what: 'dispute', id });
  return row;
}

/** The dispute about a payslip, which the caller has found to be theirs. */
export const disputeOf = (tx: Tx, payslipId: number): Promise<DisputeRow | null> =>
  tx.payslipDispute.findUnique({ where: { payslipId }, include });

async function itemOf(deps: Deps, { item, payslip }: DisputeRow) {
  if (item === null) return undefined;
  return (await itemsOfVersion(deps.db.prisma, payslip.settingId, payslip.settingVersion)).get(item);
}

/** Where whoever runs payroll finds what a dispute is about: its person, their batch, and the figure that is meant. */
export async function subjectOf(deps: Deps, row: DisputeRow) {
  const { employeeId, batch } = row.payslip;
  const item = await itemOf(deps, row);
  return {
    employeeId,
    batch: batch && { id: batch.id, name: batch.name },
    figure: batch && item ? { table: item.table, column: item.column } : null,
  };
}

/** A dispute as both sides read it. */
export async function viewDispute(deps: Deps, row: DisputeRow) {
  const { id, payslip, version, openedAt, resolvedAt, entries } = row;
  const authors = await deps.db.prisma.user.findMany({ where: { id: { in: entries.map(({ authorUserId }) => authorUserId) } } });
  const files = await filesOf(deps.db.prisma, { kind: 'payslip-dispute', id });
  return {
    id,
    payslipId: payslip.id,
    payslipNumber: payslip.number,
    period: payslip.period.name,
    employeeName: payslip.employee.name,
    item: (await itemOf(deps, row))?.name ?? null,
    status: disputeColumns.status(row.status),
    version,
    openedAt: openedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    entries: entries.map((entry) => ({
      id: entry.id,
      side: disputeEntryColumns.side(entry.side),
      author: authors.find((author) => author.id === entry.authorUserId)?.displayName ?? '',
      event: disputeEntryColumns.event(entry.event),
      words: entry.words,
      writtenAt: entry.writtenAt.toISOString(),
      files: files.filter(({ ownerPart, removedAt }) => ownerPart === entry.id && removedAt === null).map(viewFile),
    })),
  };
}
