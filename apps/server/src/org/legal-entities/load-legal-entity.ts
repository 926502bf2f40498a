import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach'>;

/**
 * A legal entity within the caller's reach, locked: nobody else changes it or anything that is changed under its lock meanwhile.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function legalEntityForChange(
  { tx, locks, reach }: Changing,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Prisma.LegalEntityModel> {
  const where = { AND: [{ id }, legalEntitiesWithin(reach)] };
  if ((await tx.legalEntity.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'legal entity', id });
  await locks.take('legal-entity', id);
  const entity = await tx.legalEntity.findFirst({ where });
  if (!entity) throw new AppError('NOT_FOUND', { what: 'legal entity', id });
  if (entity.version !== version) throw new AppError('STALE_VERSION', { what: 'Legal entity', id: entity.code });
  return entity;
}

/** @throws AppError NOT_FOUND where there is no such work calendar */
export async function requireCalendar({ tx }: Pick<Changing, 'tx'>, calendarId: number | null): Promise<void> {
  if (calendarId === null || (await tx.workCalendar.count({ where: { id: calendarId } })) > 0) return;
  throw new AppError('NOT_FOUND', { what: 'work calendar', id: calendarId });
}
