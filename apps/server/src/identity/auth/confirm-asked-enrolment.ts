import { confirmAskedEnrolment as contract } from '@wagewright/contracts/identity/auth';
import { implementSteppedMutation } from '../../core/implement.ts';
import { countAnswer, enter, keepSession, loadStep, takeStep } from '../attempts/index.ts';
import { confirm } from '../second-factor/index.ts';

export const confirmAskedEnrolment = implementSteppedMutation(contract, async (call) => {
  const { input, deps, context } = call;
  const { user, needs, attemptId } = await loadStep(deps.db.prisma, input.signInStep, 'enrolment', deps.clock());
  await countAnswer(deps.db.prisma, input.signInStep, deps.clock());
  const answer = await call.inTransaction(async (change) => {
    await takeStep(change, input.signInStep);
    const recoveryCodes = await confirm(change, user, input.oneTimeCode);
    const outcome = await enter(change, { userId: user.id, account: user.account, attemptId, needs: needs.slice(1) });
    return { recoveryCodes, outcome };
  });
  return { ...answer, outcome: keepSession(context, answer.outcome) };
});
