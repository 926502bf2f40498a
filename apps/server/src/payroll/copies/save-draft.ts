import { saveDraft as contract } from '@wagewright/contracts/payroll/copies';
import { implementMutation } from '../../core/implement.ts';
import { changeDraft, findingsOf } from './change-draft.ts';
import { requireNoConflict } from './changes-since.ts';
import { loadDraftForChange } from './load-draft.ts';

export const saveDraft = implementMutation(contract, async (call) => {
  const { input, tx } = call;
  const draft = await loadDraftForChange(call, input, 'edit');
  await requireNoConflict(tx, draft, input.version, input.changes);
  const { version, checked } = await changeDraft(call, draft, input.changes, input.remarks);
  return { version, findings: findingsOf(checked) };
});
