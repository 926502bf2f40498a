import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { strategy, strategyFields } from './strategy.ts';

export const updateStrategy = defineProcedure({
  id: 'identity/security-strategies/update-strategy',
  kind: 'mutation',
  summary: 'Changes a security strategy. It holds for passwords that are set from now on, and for expiry at once.',
  permission: 'security-strategy.edit',
  input: z.strictObject({ id, version, ...strategyFields }),
  output: strategy,
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'STRATEGY_EXISTS',
    'STRATEGY_IS_DEFAULT',
    'STRATEGY_LOCKOUT_MISSING',
    'STRATEGY_LOCKOUT_OTHER',
    'STRATEGY_NAMES_NOBODY',
  ],
  rest: [{ method: 'PUT', path: '/api/identity/security-strategies/{id}' }],
  audit: 'security-strategy',
});
