import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const unlockUser = defineProcedure({
  id: 'identity/sessions/unlock-user',
  kind: 'mutation',
  summary: 'Unlocks an account: its failed sign-ins count no more.',
  permission: 'sign-in.unlock',
  input: z.strictObject({ userId: id, remarks: remarks.default('') }),
  output: z.object({ clearedFailures: z.int() }),
  errors: ['NOT_FOUND', 'ACCOUNT_NOT_LOCKED'],
  rest: [{ method: 'POST', path: '/api/UserBases/unlockUser' }],
  audit: 'sign-in-lock',
});
