import { isoDay } from '@wagewright/db/columns';
import type { ChangesElsewhere } from '../../org/compensation/index.ts';

/** What reviews have changed of somebody’s compensation file, and what of it was taken back. */
export const reviewChanges: ChangesElsewhere = async (prisma, employeeId) => {
  const rows = await prisma.compensationReviewRow.findMany({
    where: { employeeId, writtenRecordId: { not: null }, review: { writtenAt: { not: null } } },
    include: { review: { include: { item: true, writtenBy: true, undoneBy: true } } },
  });
  return rows.flatMap(({ afterAmount, review }) => {
    const { item, currency, effectiveDate, name, reason, writtenAt, writtenBy, undoneAt, undoneBy } = review;
    const said = { isOneTime: false, item: item.code, amount: afterAmount?.toFixed() ?? null, currency, from: isoDay(effectiveDate) };
    const why = reason ? `${name}: ${reason}` : name;
    const entry = (at: Date | null, by: string | null, isRemoval: boolean) =>
      at === null ? [] : [{ ...said, at: at.toISOString(), by, isRemoval, reason: why }];
    return [...entry(writtenAt, writtenBy?.displayName ?? null, false), ...entry(undoneAt, undoneBy?.displayName ?? null, true)];
  });
};
