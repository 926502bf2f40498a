import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { passwordPatternAnswer } from './password-rules.ts';

export const getPatternByStrategy = defineProcedure({
  id: 'identity/security-strategies/get-pattern-by-strategy',
  kind: 'query',
  summary: 'The password pattern of a security strategy.',
  permission: 'security-strategy.read',
  input: z.strictObject({ id }),
  output: passwordPatternAnswer,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/UserBases/securityStrategypasswordRegex' }],
});
