import { AppError, type LocalizedText } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { disputeColumns, disputeEntryColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { filesOf, viewFile } from '../../platform/files/index.ts';
import { payslipsWithin } from '../issued-payslips/index.ts';
import { itemNames } from '../payslips/index.ts';

const include = {
  entries: { orderBy: { id: 'asc' } },
  payslip: { include: { employee: true, period: true, setting: true } },
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

async function itemNameOf(deps: Deps, { item, payslip }: DisputeRow): Promise<LocalizedText | null> {
  if (item === null) return null;
  return (await itemNames(deps.db.prisma, payslip.settingId, payslip.settingVersion)).get(item) ?? null;
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
    item: await itemNameOf(deps, row),
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
