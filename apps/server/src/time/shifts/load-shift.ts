import { AppError, type LocalizedText, type OutputOf } from '@wagewright/contracts';
import { endsOnNextDay, type listShifts, timeOf } from '@wagewright/contracts/time/shifts';
import type { Prisma } from '@wagewright/db';
import { legalEntityColumns, shiftColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';

export const shiftInclude = { legalEntity: true } as const satisfies Prisma.ShiftInclude;
export type ShiftRow = Prisma.ShiftGetPayload<{ include: typeof shiftInclude }>;
type View = OutputOf<typeof listShifts>['rows'][number];

/** The shifts of a reach: those of its legal entities, and those of the whole company. */
export const shiftsWithin = (reach: Reach): Prisma.ShiftWhereInput =>
  reach.all ? {} : { OR: [{ legalEntityId: null }, { legalEntityId: { in: [...reach.legalEntityIds] } }] };

export const nameOfShift = ({ name }: Pick<ShiftRow, 'name'>): LocalizedText => shiftColumns.name(name);

const mayChange = (reach: Reach | undefined, { legalEntityId }: Pick<ShiftRow, 'legalEntityId'>): boolean =>
  reach !== undefined && (reach.all || (legalEntityId !== null && reach.legalEntityIds.has(legalEntityId)));

/** A shift as people write it. */
export function viewShift(row: ShiftRow, edit: Reach | undefined): View {
  const breaks = shiftColumns.breaks(row.breaks);
  return {
    id: row.id,
    code: row.code,
    name: nameOfShift(row),
    legalEntityId: row.legalEntityId,
    legalEntity: row.legalEntity ? legalEntityColumns.name(row.legalEntity.name) : null,
    start: timeOf(row.startMinute),
    end: timeOf(row.endMinute),
    breaks: breaks.map(({ startMinute, endMinute }) => ({ start: timeOf(startMinute), end: timeOf(endMinute) })),
    flexibleMinutes: row.flexibleMinutes,
    isOvernight: endsOnNextDay(row),
    breakMinutes: row.breakMinutes,
    workMinutes: row.endMinute - row.startMinute - row.breakMinutes,
    isActive: row.isActive,
    version: row.version,
    mayEdit: mayChange(edit, row),
  };
}

/**
 * A shift as the caller has seen it; whoever writes it says its version, so that of two at once one is refused.
 * @throws AppError NOT_FOUND; STALE_VERSION; SHIFT_FOR_ALL
 */
export async function seenShift(
  { tx, reach }: { readonly tx: Prisma.TransactionClient; readonly reach: Reach },
  { id, version }: { readonly id: number; readonly version: number },
): Promise<ShiftRow> {
  const found = await tx.shift.findFirst({ where: { AND: [{ id }, shiftsWithin(reach)] }, include: shiftInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'shift', id });
  if (found.version !== version) throw new AppError('STALE_VERSION', { what: 'Shift', id: found.code });
  if (!mayChange(reach, found)) throw new AppError('SHIFT_FOR_ALL', { shift: nameOfShift(found) });
  return found;
}
