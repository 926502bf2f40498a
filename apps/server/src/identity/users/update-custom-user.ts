import { updateCustomUser as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { updateUser } from './write-user.ts';

export const updateCustomUser = implementMutation(contract, async (call) => await updateUser(call, 'custom', call.input));
