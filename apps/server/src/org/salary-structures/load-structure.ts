import { AppError, type LocalizedText, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import {
  compensationItemColumns,
  effectiveOn,
  legalEntityColumns,
  salaryStructureColumns,
  salaryStructureVersionColumns,
} from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach'>;
type Reach = Changing['reach'];

/** The structures of the legal entities that a reach covers. */
export const structuresWithin = (reach: Reach): Prisma.SalaryStructureWhereInput => ({ legalEntity: legalEntitiesWithin(reach) });

/** A structure with what its views tell of it on a day. */
export const structureOn = (today: Date) =>
  ({
    legalEntity: true,
    item: true,
    versions: { where: effectiveOn(today) },
    _count: { select: { records: true } },
  }) as const satisfies Prisma.SalaryStructureInclude;
type StructureRow = Prisma.SalaryStructureGetPayload<{ include: ReturnType<typeof structureOn> }>;

export function viewStructure({ legalEntity, item, versions, _count, ...row }: StructureRow) {
  const [now] = versions;
  return {
    id: row.id,
    code: row.code,
    name: salaryStructureColumns.name(row.name),
    legalEntityId: row.legalEntityId,
    legalEntity: legalEntityColumns.name(legalEntity.name),
    item: item.code,
    itemName: compensationItemColumns.name(item.name),
    currency: row.currency,
    levels: now ? salaryStructureVersionColumns.ranges(now.ranges).length : 0,
    isUsed: _count.records > 0,
    version: row.version,
  };
}

/** What a structure is called in messages: with its code. */
export function nameOfStructure({ name, code }: Pick<Prisma.SalaryStructureModel, 'name' | 'code'>): LocalizedText {
  const { en, 'zh-CN': chinese } = salaryStructureColumns.name(name);
  return { en: `${en} (${code})`, 'zh-CN': `${chinese}（${code}）` };
}

/**
 * A structure within the caller's reach, as they have seen it; its legal entity is locked, so that nobody else changes one of its structures meanwhile.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function structureForChange(
  { tx, locks, reach }: Changing,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Prisma.SalaryStructureModel> {
  const where = { AND: [{ id }, structuresWithin(reach)] };
  const found = await tx.salaryStructure.findFirst({ where });
  if (!found) throw new AppError('NOT_FOUND', { what: 'salary structure', id });
  await locks.take('legal-entity', found.legalEntityId);
  const structure = await tx.salaryStructure.findFirst({ where });
  if (!structure) throw new AppError('NOT_FOUND', { what: 'salary structure', id });
  if (structure.version !== version) throw new AppError('STALE_VERSION', { what: 'Salary structure', id: structure.code });
  return structure;
}

/** Says that a structure was changed. @returns its new version */
export async function nextStructureVersion(
  { tx }: Pick<Changing, 'tx'>,
  { id, version }: Pick<Prisma.SalaryStructureModel, 'id' | 'version'>,
  data: Prisma.SalaryStructureUncheckedUpdateInput = {},
): Promise<number> {
  await tx.salaryStructure.update({ where: { id, version }, data: { ...data, version: version + 1 } });
  return version + 1;
}
