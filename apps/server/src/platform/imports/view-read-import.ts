import type { Language } from '@wagewright/contracts';
import { importEntities } from '@wagewright/contracts/platform/imports';
import type { ImportReader } from './import-entity.ts';
import { readImport, subjectOf } from './load-import.ts';
import { viewImport } from './view-import.ts';

/** An import as the caller sees it. @throws AppError NOT_FOUND */
export async function viewReadImport(reader: ImportReader, id: number, language: Language): Promise<ReturnType<typeof viewImport>> {
  const row = await readImport(reader, id);
  const { entity, id: subjectId } = subjectOf(row);
  const reach = reader.actor.grants.get(importEntities[entity].permission);
  const mayImport = reach !== undefined && (await reader.deps.importEntities[entity].within(reader, reach, [subjectId])).length > 0;
  return viewImport(row, language, mayImport);
}
