import { deleteSystemUsers as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { deleteUsers } from './delete-users.ts';

export const deleteSystemUsers = implementMutation(contract, async (call) => await deleteUsers(call, 'system', call.input.ids));
