import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { accountContent, seenUser } from './user.ts';

export const updateEmployeeUser = defineProcedure({
  id: 'identity/users/update-employee-user',
  kind: 'mutation',
  summary: 'Changes the account or language of an employee’s user; the name is the employee’s.',
  permission: 'user.edit',
  input: z.strictObject({ ...seenUser, account: accountContent.account, language: accountContent.language }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ACCOUNT_TAKEN', 'HOLDS_MORE', 'LANGUAGE_CLOSED'],
  rest: [{ method: 'PATCH', path: '/api/identity/users/{id}' }],
  audit: 'user',
});
