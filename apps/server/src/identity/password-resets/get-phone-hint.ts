import { getPhoneHint as contract } from '@wagewright/contracts/identity/password-resets';
import { implementQuery } from '../../core/implement.ts';
import { maskedContact } from './masked-contact.ts';

export const getPhoneHint = implementQuery(contract, async ({ input, deps }) => await maskedContact(deps, input.userId, 'phone'));
