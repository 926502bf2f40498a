import { getEmailHint as contract } from '@wagewright/contracts/identity/password-resets';
import { implementQuery } from '../../core/implement.ts';
import { maskedContact } from './masked-contact.ts';

export const getEmailHint = implementQuery(contract, async ({ input, deps }) => await maskedContact(deps, input.userId, 'email'));
