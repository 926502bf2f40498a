import { createSystemUser as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { createUser } from './write-user.ts';

export const createSystemUser = implementMutation(contract, async (call) => await createUser(call, 'system', call.input));
