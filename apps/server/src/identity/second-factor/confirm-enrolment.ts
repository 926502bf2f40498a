import { confirmEnrolment as contract } from '@wagewright/contracts/identity/second-factor';
import { implementSteppedMutation } from '../../core/implement.ts';
import { countCode } from '../attempts/index.ts';
import { confirm } from './enrol.ts';

/** A wrong code counts like one of a sign-in, although the call fails. */
export const confirmEnrolment = implementSteppedMutation(contract, async (call) => {
  const { input, actor, deps, context } = call;
  const { userId: id, account } = actor;
  const counted = await countCode(deps, { id, account }, context.http.address);
  return await call.inTransaction(async (change) => {
    const recoveryCodes = await confirm(change, { id, account }, input.oneTimeCode);
    await counted.passed(change.sql);
    return { recoveryCodes };
  });
});
