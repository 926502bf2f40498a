import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { strategy, strategyFields } from './strategy.ts';

export const createStrategy = defineProcedure({
  id: 'identity/security-strategies/create-strategy',
  kind: 'mutation',
  summary: 'A security strategy for kinds of user, for roles, or for both.',
  permission: 'security-strategy.edit',
  input: z.strictObject({ ...strategyFields, lockout: strategyFields.lockout.default(null) }),
  output: strategy,
  errors: ['NOT_FOUND', 'STRATEGY_EXISTS', 'STRATEGY_LOCKOUT_OTHER', 'STRATEGY_NAMES_NOBODY', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/identity/security-strategies', status: 201 }],
  audit: 'security-strategy',
});
