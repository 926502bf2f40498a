import type { Language } from '@wagewright/contracts';
import { importEntities } from '@wagewright/contracts/platform/imports';
import { type ImportReader, isWithin } from './import-entity.ts';
import { readImport, subjectOf } from './load-import.ts';
import { viewImport } from './view-import.ts';

/** An import as the caller sees it. @throws AppError NOT_FOUND */
export async function viewReadImport(reader: ImportReader, id: number, language: Language): Promise<ReturnType<typeof viewImport>> {
  const row = await readImport(reader, id);
  const subject = subjectOf(row);
  const reach = reader.actor.grants.get(importEntities[subject.entity].permission);
  const mayImport = await isWithin(reader, reader.deps.importEntities[subject.entity], subject, reach);
  return viewImport(row, language, mayImport);
}
