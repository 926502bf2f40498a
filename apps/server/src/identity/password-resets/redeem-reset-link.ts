import { redeemResetLink as contract } from '@wagewright/contracts/identity/password-resets';
import { implementSteppedMutation } from '../../core/implement.ts';
import { setProvedPassword } from './set-proved-password.ts';

export const redeemResetLink = implementSteppedMutation(contract, async (call) => {
  const { newPassword, ...proof } = call.input;
  return await setProvedPassword(call, { proof, newPassword });
});
