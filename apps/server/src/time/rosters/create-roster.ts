import { AppError } from '@wagewright/contracts';
import { createRoster as contract } from '@wagewright/contracts/time/rosters';
import type { Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { nameOfShift } from '../shifts/index.ts';

/** @throws AppError NOT_FOUND for a shift of another legal entity; ROSTER_SHIFT_OFF */
async function requireShifts(tx: Prisma.TransactionClient, legalEntityId: number, pattern: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(pattern.filter((id) => id !== null))];
  const shifts = await tx.shift.findMany({ where: { id: { in: ids }, OR: [{ legalEntityId: null }, { legalEntityId }] } });
  const missing = ids.find((id) => !shifts.some((shift) => shift.id === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'shift', id: missing });
  const off = shifts.find(({ isActive }) => !isActive);
  if (off) throw new AppError('ROSTER_SHIFT_OFF', { shift: nameOfShift(off) });
}

export const createRoster = implementMutation(contract, async ({ input, tx, reach, audit }) => {
  const { code, name, legalEntityId, anchorDate, pattern, followsCalendar, isClocked } = input;
  if ((await tx.legalEntity.count({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  if ((await tx.roster.count({ where: { code } })) > 0) throw new AppError('ROSTER_EXISTS', { code });
  await requireShifts(tx, legalEntityId, pattern);
  const days = { create: pattern.map((shiftId, place) => ({ place, shiftId })) };
  const said = { code, name, legalEntityId, followsCalendar, isClocked };
  const { id } = await tx.roster.create({ data: { ...said, anchorDate: new Date(anchorDate), days } });
  audit({ entity: 'roster', entityId: id, after: toJson(input) });
  return { id };
});
