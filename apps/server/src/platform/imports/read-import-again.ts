import { readImportAgain as contract } from '@wagewright/contracts/platform/imports';
import { importJobColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { readImport, subjectOf } from './load-import.ts';
import { askForWork } from './move-import.ts';
import { openForImport } from './open-for-import.ts';

/** The columns are taken anew: the record may have others by now. */
export const readImportAgain = implementMutation(contract, async (call) => {
  const { id, version, options, answers } = call.input;
  const row = await readImport(call, id);
  const given = { options, answers: answers ?? importJobColumns.answers(row.answers) };
  const data = { options, ...(await openForImport(call, subjectOf(row), given, contract.id)) };
  return await askForWork(call, { id, version, event: 'read-again', method: contract.id, data });
});
