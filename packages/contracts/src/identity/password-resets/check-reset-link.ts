import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { passwordPatternAnswer } from '../security-strategies/index.ts';
import { linkCode } from './reset-fields.ts';

export const checkResetLink = defineProcedure({
  id: 'identity/password-resets/check-reset-link',
  kind: 'query',
  summary: 'Whether a link is still valid, and what the new password has to be. Takes the half of the link that may stand in an address.',
  permission: 'public',
  input: z.strictObject({ code: linkCode }),
  output: z.object({ isValid: z.boolean(), isFirst: z.boolean(), ...passwordPatternAnswer.shape }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/urlValid' }],
});
