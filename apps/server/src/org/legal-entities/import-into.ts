import { AppError, type LocalizedText } from '@wagewright/contracts';
import type { ImportSubject } from '@wagewright/contracts/platform/imports';
import type { Prisma } from '@wagewright/db';
import { legalEntityColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import type { ImportEntity, ImportReader } from '../../platform/imports/index.ts';

/**
 * The legal entity that a file is for.
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist
 */
export async function entitySubject(
  { tx }: Pick<ImportReader, 'tx'>,
  { id, part }: Pick<ImportSubject, 'id' | 'part'>,
  reach: Reach,
): Promise<Prisma.LegalEntityModel & { readonly called: LocalizedText }> {
  const entity = await tx.legalEntity.findFirst({ where: { AND: [{ id }, legalEntitiesWithin(reach)] } });
  if (!entity || part !== undefined) throw new AppError('NOT_FOUND', { what: 'legal entity', id });
  return { ...entity, called: legalEntityColumns.name(entity.name) };
}

/** Of legal entities those that a reach covers whole. */
export const entityReader: Pick<ImportEntity, 'within'> = {
  within: async ({ tx }, reach, ids) => {
    const asked = ids === null ? {} : { id: { in: [...ids] } };
    const rows = await tx.legalEntity.findMany({ where: { AND: [asked, legalEntitiesWithin(reach)] }, select: { id: true } });
    return rows.map(({ id }) => id);
  },
};
