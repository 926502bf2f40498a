import {
  listImports as contract,
  type ImportEntityCode,
  importEntities,
  importEntityCodes,
  importEntityOf,
} from '@wagewright/contracts/platform/imports';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import type { ImportReader } from './import-entity.ts';
import { importInclude } from './load-import.ts';
import { viewSummary } from './view-import.ts';

/** Of an entity's imports those with a column that the caller may not see of their record. */
async function columnsCovered(
  reader: ImportReader,
  entity: ImportEntityCode,
  ids: readonly number[],
): Promise<Prisma.ImportJobWhereInput[]> {
  const covered: Prisma.ImportJobWhereInput[] = [];
  for (const needs of importEntityOf(entity).columnNeeds ?? []) {
    const reach = reader.actor.grants.get(needs);
    const seen = reach ? await reader.deps.importEntities[entity].within(reader, reach, ids) : [];
    covered.push({ columns: { array_contains: [{ needs }] }, subjectId: { notIn: [...seen] } });
  }
  return covered;
}

/** Imports into what the caller may read, entity by entity. */
async function readable(reader: ImportReader, subjectId: number | undefined): Promise<Prisma.ImportJobWhereInput[]> {
  const parts: Prisma.ImportJobWhereInput[] = [];
  for (const entity of importEntityCodes) {
    const reach = reader.actor.grants.get(importEntities[entity].readPermission);
    if (!reach) continue;
    const rules = reader.deps.importEntities[entity];
    const ids = await rules.within(reader, reach, subjectId === undefined ? null : [subjectId]);
    const own = await rules.partsWithin?.(reader, reach);
    const covered = await columnsCovered(reader, entity, ids);
    parts.push({
      entity,
      NOT: covered,
      subjectId: { in: [...ids] },
      ...(own ? { OR: [{ subjectPart: null }, { subjectPart: { in: [...own] } }] } : {}),
    });
  }
  return parts;
}

const found = (search: string): Prisma.ImportJobWhereInput => {
  const part = { contains: search, mode: 'insensitive' } as const;
  return { OR: [{ file: { name: part } }, { startedBy: { displayName: part } }] };
};

export const listImports = implementQuery(contract, async ({ input, actor, deps }) => {
  const { entity, subjectId, status, search, offset, limit } = input;
  const tx = deps.db.prisma;
  const asked = { ...(entity ? { entity } : {}), ...(subjectId ? { subjectId } : {}), ...(status ? { status } : {}) };
  const where = { AND: [asked, search ? found(search) : {}, { OR: await readable({ tx, actor, deps }, subjectId) }] };
  const total = await tx.importJob.count({ where });
  const rows = await tx.importJob.findMany({ where, include: importInclude, orderBy: { id: 'desc' }, skip: offset, take: limit });
  return { total, rows: rows.map(viewSummary) };
});
