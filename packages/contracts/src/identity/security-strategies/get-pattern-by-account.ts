import { z } from 'zod';
import { account } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { passwordPatternAnswer } from './password-rules.ts';

export const getPatternByAccount = defineProcedure({
  id: 'identity/security-strategies/get-pattern-by-account',
  kind: 'query',
  summary: 'The password pattern of an account. Strangers get the default one for every name, so that it tells nothing of who there is.',
  permission: 'public',
  input: z.strictObject({ account }),
  output: passwordPatternAnswer,
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/usernameSecurityStrategypasswordRegex', rename: { username: 'account' } }],
});
