import { updateSystemUser as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { updateUser } from './write-user.ts';

export const updateSystemUser = implementMutation(contract, async (call) => await updateUser(call, 'system', call.input));
