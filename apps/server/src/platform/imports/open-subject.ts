import { type ImportAnswers, type ImportSubject, importEntityOf } from '@wagewright/contracts/platform/imports';
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
  answers?: ImportAnswers,
): Promise<OpenedSubject> {
  const { permission, readPermission } = importEntityOf(subject.entity);
  const entity = reader.deps.importEntities[subject.entity];
  const opened = await entity.open(reader, subject, requireReach(reader.actor, readPermission, method), answers);
  if (purpose === 'import') await entity.open(reader, subject, requireReach(reader.actor, permission, method), answers);
  return opened;
}
