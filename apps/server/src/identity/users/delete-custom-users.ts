import { deleteCustomUsers as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { deleteUsers } from './delete-users.ts';

export const deleteCustomUsers = implementMutation(contract, async (call) => await deleteUsers(call, 'custom', call.input.ids));
