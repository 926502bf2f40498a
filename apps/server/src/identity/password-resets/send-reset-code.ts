import { AppError } from '@wagewright/contracts';
import { sendResetCode as contract } from '@wagewright/contracts/identity/password-resets';
import { implementSteppedMutation } from '../../core/implement.ts';
import { loginMethods } from '../attempts/index.ts';
import { sendReset } from './send-reset.ts';

export const sendResetCode = implementSteppedMutation(contract, async ({ deps, inTransaction }) => {
  if (!(await loginMethods(deps)).includes('phone-reset')) throw new AppError('RESET_LOOKUP_OVER');
  return await inTransaction(async (change) => await sendReset(change, 'phone'));
});
