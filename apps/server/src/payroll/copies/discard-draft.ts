import { AppError } from '@wagewright/contracts';
import { discardDraft as contract } from '@wagewright/contracts/payroll/copies';
import type { CopyStatus } from '@wagewright/contracts/payroll/solutions';
import { implementMutation } from '../../core/implement.ts';
import { viewCopy } from './copy-view.ts';
import { loadDraftForChange } from './load-draft.ts';

export const discardDraft = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const draft = await loadDraftForChange(call, input, 'discard');
  const { id, status, version } = draft;
  const after = { status: 'discarded' satisfies CopyStatus, version: version + 1 };
  const { count } = await tx.solutionCopy.updateMany({ where: { id, status, version: input.version }, data: after });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Copy', id: draft.number });
  const { remarks } = input;
  audit({
    entity: 'solution-copy',
    entityId: id,
    before: { status, version },
    after: { ...after, event: 'discard', ...(remarks ? { remarks } : {}) },
  });
  return await viewCopy(tx, { ...draft, ...after });
});
