import { setFirstPassword as contract } from '@wagewright/contracts/identity/password-resets';
import { implementSteppedMutation } from '../../core/implement.ts';
import { setProvedPassword } from './set-proved-password.ts';

export const setFirstPassword = implementSteppedMutation(contract, async (call) => {
  const { proved: proof, newPassword, language } = call.input;
  return await setProvedPassword(call, { proof, newPassword, first: { language } });
});
