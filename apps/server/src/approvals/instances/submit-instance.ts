import { AppError } from '@wagewright/contracts';
import { submitInstance as contract } from '@wagewright/contracts/approvals/instances';
import { everywhere } from '../../core/grants.ts';
import { implementMutation } from '../../core/implement.ts';
import { answer, openForChange, requireEvent } from './change-approval.ts';
import { submitAnew } from './open-approval.ts';
import { requireSubmitter } from './submitter-action.ts';

export const submitInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { row, subject } = changing;
  const { version } = call.input;
  requireSubmitter(changing);
  requireEvent(row, 'submit');
  if (row.version !== version) throw new AppError('STALE_VERSION', { what: 'Approval', id: row.id });
  await subject.follow(call, row.subjectId, 'submit', row.id);
  const described = await subject.describe({ tx: call.tx, reach: everywhere }, row.subjectId);
  await submitAnew(call, row, described, call.input);
  return await answer(changing);
});
