import { updateEmployeeUser as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { updateUser } from './write-user.ts';

export const updateEmployeeUser = implementMutation(contract, async (call) => await updateUser(call, 'employee', call.input));
