import { setCustomUserPassword as contract } from '@wagewright/contracts/identity/passwords';
import { implementSteppedMutation } from '../../core/implement.ts';
import { setForUser } from './set-for-user.ts';

export const setCustomUserPassword = implementSteppedMutation(contract, async (call) => await setForUser(call, 'custom'));
