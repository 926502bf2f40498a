import { beginEnrolment as contract } from '@wagewright/contracts/identity/second-factor';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requireOwnPassword } from '../attempts/index.ts';
import { begin } from './enrol.ts';

export const beginEnrolment = implementSteppedMutation(contract, async (call) => {
  const { input, actor, deps, context } = call;
  await deps.signIns.run(actor.account, async () => await requireOwnPassword(deps, actor, context.http.address, input.password));
  return await call.inTransaction(async (change) => await begin(change, { id: actor.userId, account: actor.account }));
});
