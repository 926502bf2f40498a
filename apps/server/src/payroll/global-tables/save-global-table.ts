import { saveGlobalTable as contract } from '@wagewright/contracts/payroll/global-tables';
import { implementMutation } from '../../core/implement.ts';
import { lockGlobalTable } from './load-global-table.ts';
import { saveRevision } from './save-revision.ts';

export const saveGlobalTable = implementMutation(contract, async (call) => {
  const { code, legalEntityId = null, ...wanted } = call.input;
  const table = await lockGlobalTable(call, code);
  return { revision: await saveRevision(call, table, { legalEntityId, ...wanted }) };
});
