import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const resetSecondFactor = defineProcedure({
  id: 'identity/second-factor/reset-second-factor',
  kind: 'mutation',
  summary: 'Takes the second factor off an account whose owner has lost it, ends its sessions and tells the owner.',
  permission: 'second-factor.reset',
  input: z.strictObject({ userId: id, remarks: remarks.default('') }),
  output: z.object({}),
  errors: ['NOT_FOUND', 'SECOND_FACTOR_OFF', 'HOLDS_MORE'],
  rest: [{ method: 'POST', path: '/api/identity/second-factor/reset' }],
  audit: 'second-factor',
});
