import { AppError, limits } from '@wagewright/contracts';
import { startImport as contract, importWorkStatuses } from '@wagewright/contracts/platform/imports';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { attachFiles } from '../files/index.ts';
import { importInclude } from './load-import.ts';
import { openForImport } from './open-for-import.ts';
import { viewImport } from './view-import.ts';

export const startImport = implementMutation(contract, async (call) => {
  const { input, tx, locks, actor, deps, context, audit, enqueue } = call;
  const { fileId, options, answers: given, ...subject } = input;
  const { entity, id: subjectId, part } = subject;
  const { answers, ...opened } = await openForImport(call, subject, { options, answers: given }, contract.id);
  await locks.take('user', actor.userId);
  const open = await tx.importJob.count({ where: { startedByUserId: actor.userId, status: { in: [...importWorkStatuses] } } });
  if (open >= limits.importsOpenMax) throw new AppError('TOO_MANY', { what: 'imports that are not ended', count: limits.importsOpenMax });
  const file = await tx.storedFile.findFirst({ where: { id: fileId, uploadedByUserId: actor.userId, ownerKind: null, removedAt: null } });
  if (!file) throw new AppError('NOT_FOUND', { what: 'file', id: fileId });
  if (file.purpose !== 'import') throw new AppError('FILE_NOT_FOR_IMPORT', { name: file.name });
  const at = deps.clock();
  const by = { startedByUserId: actor.userId, startedAt: at, askedByUserId: actor.userId, askedAt: at };
  const row = await tx.importJob.create({
    data: { entity, subjectId, subjectPart: part ?? null, fileId, options, answers, ...opened, ...by },
    include: importInclude,
  });
  locks.made('import', row.id);
  audit({ entity: 'import', entityId: row.id, after: { status: row.status, subject, fileId, options, answers } });
  await attachFiles(call, { kind: 'import', id: row.id }, 0, [fileId]);
  await enqueue('platform.work-import', [{ importId: row.id }]);
  return viewImport(row, languageOf(context), true);
});
