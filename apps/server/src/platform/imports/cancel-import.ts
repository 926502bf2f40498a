import { cancelImport as contract } from '@wagewright/contracts/platform/imports';
import { endBackend } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { moveImport, viewMoved } from './move-import.ts';

/** Locks the import first, as its job does when it ends: whoever comes second sees that it is over. */
export const cancelImport = implementMutation(contract, async (call) => {
  const { id, version } = call.input;
  const data = { token: null, backendPid: null };
  const { backendPid } = await moveImport(call, { id, version, event: 'cancel', method: contract.id, data });
  await endBackend(call.sql, backendPid);
  return await viewMoved(call, id);
});
