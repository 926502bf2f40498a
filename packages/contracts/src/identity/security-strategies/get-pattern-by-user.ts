import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { passwordPatternAnswer } from './password-rules.ts';

export const getPatternByUser = defineProcedure({
  id: 'identity/security-strategies/get-pattern-by-user',
  kind: 'query',
  summary: 'The password pattern of a user: one’s own, or anybody’s for who may set passwords.',
  permission: 'signed-in',
  input: z.strictObject({ userId: id.optional() }),
  output: passwordPatternAnswer,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/UserBases/userIdSecurityStrategypasswordRegex' }],
});
