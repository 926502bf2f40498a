import { AppError } from '@wagewright/contracts';
import { sendResetLink as contract } from '@wagewright/contracts/identity/password-resets';
import { implementSteppedMutation } from '../../core/implement.ts';
import { loginMethods } from '../attempts/index.ts';
import { sendReset } from './send-reset.ts';

export const sendResetLink = implementSteppedMutation(contract, async ({ deps, inTransaction }) => {
  if (!(await loginMethods(deps)).includes('email-reset')) throw new AppError('RESET_LOOKUP_OVER');
  return await inTransaction(async (change) => await sendReset(change, 'email'));
});
