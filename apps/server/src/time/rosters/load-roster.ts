import { AppError, type LocalizedText, type OutputOf } from '@wagewright/contracts';
import type { listRosters } from '@wagewright/contracts/time/rosters';
import type { Prisma } from '@wagewright/db';
import { isoDay, legalEntityColumns, rosterColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { nameOfShift } from '../shifts/index.ts';

export const rosterInclude = {
  legalEntity: true,
  days: { orderBy: { place: 'asc' }, include: { shift: true } },
  _count: { select: { assignments: true } },
} as const satisfies Prisma.RosterInclude;
export type RosterRow = Prisma.RosterGetPayload<{ include: typeof rosterInclude }>;
type View = OutputOf<typeof listRosters>['rows'][number];

export const rostersWithin = (reach: Reach): Prisma.RosterWhereInput => ({ legalEntity: legalEntitiesWithin(reach) });

export const nameOfRoster = ({ name }: Pick<RosterRow, 'name'>): LocalizedText => rosterColumns.name(name);

/** Whether a reach covers all of a legal entity: for buttons. */
export const coversEntity = (reach: Reach | undefined, legalEntityId: number): boolean =>
  reach !== undefined && (reach.all || reach.legalEntityIds.has(legalEntityId));

export const viewRoster = (row: RosterRow, edit: Reach | undefined): View => ({
  id: row.id,
  code: row.code,
  name: nameOfRoster(row),
  legalEntityId: row.legalEntityId,
  legalEntity: legalEntityColumns.name(row.legalEntity.name),
  anchorDate: isoDay(row.anchorDate),
  pattern: row.days.map(({ shift }) => (shift ? { id: shift.id, code: shift.code, name: nameOfShift(shift) } : null)),
  followsCalendar: row.followsCalendar,
  isClocked: row.isClocked,
  assignments: row._count.assignments,
  version: row.version,
  mayEdit: coversEntity(edit, row.legalEntityId),
});

/**
 * A roster as the caller has seen it; whoever writes it says its version, so that of two at once one is refused.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function seenRoster(
  { tx, reach }: { readonly tx: Prisma.TransactionClient; readonly reach: Reach },
  { id, version }: { readonly id: number; readonly version: number },
): Promise<RosterRow> {
  const found = await tx.roster.findFirst({ where: { AND: [{ id }, rostersWithin(reach)] }, include: rosterInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'roster', id });
  if (found.version !== version) throw new AppError('STALE_VERSION', { what: 'Roster', id: found.code });
  return found;
}
