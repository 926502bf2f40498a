import { AppError, limits } from '@wagewright/contracts';
import { startImport as contract, importEntities, importWorkStatuses } from '@wagewright/contracts/platform/imports';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { attachFiles } from '../files/index.ts';
import { importInclude } from './load-import.ts';
import { openSubject } from './open-subject.ts';
import { viewImport } from './view-import.ts';

export const startImport = implementMutation(contract, async (call) => {
  const { input, tx, locks, actor, deps, context, audit, enqueue } = call;
  const { fileId, options, ...subject } = input;
  const { entity, id: subjectId, part } = subject;
  const { title, columns, target, obstacle } = await openSubject(call, subject, 'import', contract.id);
  if (obstacle) throw obstacle;
  const { modes, writebacks, name } = importEntities[entity];
  if (!modes.includes(options.mode) || !writebacks.includes(options.writeback)) throw new AppError('IMPORT_NOT_OFFERED', { reason: name });
  await locks.take('user', actor.userId);
  const open = await tx.importJob.count({ where: { startedByUserId: actor.userId, status: { in: [...importWorkStatuses] } } });
  if (open >= limits.importsOpenMax) throw new AppError('TOO_MANY', { what: 'imports that are not ended', count: limits.importsOpenMax });
  const file = await tx.storedFile.findFirst({ where: { id: fileId, uploadedByUserId: actor.userId, ownerKind: null, removedAt: null } });
  if (!file) throw new AppError('NOT_FOUND', { what: 'file', id: fileId });
  if (file.purpose !== 'import') throw new AppError('FILE_NOT_FOR_IMPORT', { name: file.name });
  const at = deps.clock();
  const by = { startedByUserId: actor.userId, startedAt: at, askedByUserId: actor.userId, askedAt: at };
  const row = await tx.importJob.create({
    data: { entity, subjectId, subjectPart: part ?? null, title, target, fileId, options, columns: [...columns], ...by },
    include: importInclude,
  });
  locks.made('import', row.id);
  audit({ entity: 'import', entityId: row.id, after: { status: row.status, subject, fileId, options } });
  await attachFiles(call, { kind: 'import', id: row.id }, 0, [fileId]);
  await enqueue('platform.work-import', [{ importId: row.id }]);
  return viewImport(row, languageOf(context), true);
});
