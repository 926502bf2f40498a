import { AppError } from '@wagewright/contracts';
import { readImportAgain as contract, importEntities } from '@wagewright/contracts/platform/imports';
import { implementMutation } from '../../core/implement.ts';
import { readImport, subjectOf } from './load-import.ts';
import { askForWork } from './move-import.ts';
import { openSubject } from './open-subject.ts';

/** The columns are taken anew: the record may have others by now. */
export const readImportAgain = implementMutation(contract, async (call) => {
  const { id, version, options } = call.input;
  const subject = subjectOf(await readImport(call, id));
  const { columns, target, title, obstacle } = await openSubject(call, subject, 'import', contract.id);
  if (obstacle) throw obstacle;
  const { modes, writebacks, name } = importEntities[subject.entity];
  if (!modes.includes(options.mode) || !writebacks.includes(options.writeback)) throw new AppError('IMPORT_NOT_OFFERED', { reason: name });
  const data = { options, columns: [...columns], target, title };
  return await askForWork(call, { id, version, event: 'read-again', method: contract.id, data });
});
