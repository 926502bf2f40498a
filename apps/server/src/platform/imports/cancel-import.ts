import { cancelImport as contract } from '@wagewright/contracts/platform/imports';
import { endBackend } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { moveImport, viewMoved } from './move-import.ts';

/** Locks the import first, as its job does when it ends: whoever comes second sees that it is over. */
export const cancelImport = implementMutation(contract, async (call) => {
  const { id, version } = call.input;
  const data = { token: null, backendPid: null };
  const { backendPid, status } = await moveImport(call, { id, version, event: 'cancel', method: contract.id, data });
  // what it holds of a file that nobody will write is not needed any more
  if (status !== 'writing' && status !== 'undoing') await call.tx.importNumber.deleteMany({ where: { importId: id } });
  await endBackend(call.sql, backendPid);
  return await viewMoved(call, id);
});
