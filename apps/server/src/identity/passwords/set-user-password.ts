import { setUserPassword as contract } from '@wagewright/contracts/identity/passwords';
import { implementSteppedMutation } from '../../core/implement.ts';
import { setForUser } from './set-for-user.ts';

export const setUserPassword = implementSteppedMutation(contract, async (call) => await setForUser(call));
