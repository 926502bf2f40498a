import { type ImportSubject, importEntities } from '@wagewright/contracts/platform/imports';
import { requireReach } from '../../core/actor.ts';
import type { ImportReader, OpenedSubject } from './import-entity.ts';

/**
 * What is imported into, within the caller's reach.
 * @param method for messages
 * @throws AppError AUTHORIZATION_REQUIRED, NOT_FOUND, IMPORT_NOT_OFFERED
 */
export async function openSubject(
  reader: ImportReader,
  subject: ImportSubject,
  purpose: 'read' | 'import',
  method: string,
): Promise<OpenedSubject> {
  const { permission, readPermission } = importEntities[subject.entity];
  const entity = reader.deps.importEntities[subject.entity];
  const opened = await entity.open(reader, subject, requireReach(reader.actor, readPermission, method));
  if (purpose === 'import') await entity.open(reader, subject, requireReach(reader.actor, permission, method));
  return opened;
}
