import { makeDraft as contract } from '@wagewright/contracts/payroll/copies';
import { implementMutation } from '../../core/implement.ts';
import { lockSolution } from '../solutions/index.ts';
import { viewCopy } from './copy-view.ts';
import { draftForChange } from './load-draft.ts';

export const makeDraft = implementMutation(contract, async (call) => {
  const { input, tx, audit, unchanged } = call;
  await lockSolution(call, input.solutionId); // two who begin at once get one draft
  const { draft, isNew } = await draftForChange(call, input.solutionId);
  if (isNew) {
    const { status, number, basedOnNumber } = draft;
    audit({ entity: 'solution-copy', entityId: draft.id, after: { status, number, basedOn: basedOnNumber } });
  } else unchanged();
  return await viewCopy(tx, draft);
});
