import { createCustomUser as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { createUser } from './write-user.ts';

export const createCustomUser = implementMutation(contract, async (call) => await createUser(call, 'custom', call.input));
