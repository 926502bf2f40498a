import { AppError } from '@wagewright/contracts';
import { standingsOf } from '../processes/index.ts';
import { dayOf, type NodeRow } from './approval-row.ts';
import type { Changing } from './change-approval.ts';

/**
 * Somebody who is to be asked beside those of the process: they can sign in and decide, and have not submitted it themselves.
 * @param node where they would be asked; null where it does not matter who is asked there
 * @throws AppError NOT_FOUND, CANNOT_BE_ASKED, ASKED_ALREADY
 */
export async function requireAskable({ call, row, now }: Changing, userId: number, node: NodeRow | null): Promise<void> {
  const exists = (await call.tx.user.count({ where: { id: userId } })) > 0;
  if (!exists) throw new AppError('NOT_FOUND', { what: 'user', id: userId });
  const { name, problem } = (await standingsOf(call.tx, [userId], dayOf(now)))(userId);
  const reason = userId === row.submittedByUserId ? 'submitter' : problem;
  if (reason) throw new AppError('CANNOT_BE_ASKED', { name, reason });
  const isAsked = node?.approvers.some(
    (approver) => approver.userId === userId && approver.status !== 'passed-on' && approver.status !== 'reserve',
  );
  if (isAsked) throw new AppError('ASKED_ALREADY', { name });
}
