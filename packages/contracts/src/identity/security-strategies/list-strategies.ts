import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { strategy } from './strategy.ts';

export const listStrategies = defineProcedure({
  id: 'identity/security-strategies/list-strategies',
  kind: 'query',
  summary: 'All security strategies, the default one first, and the roles that they can name.',
  permission: 'security-strategy.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(strategy), total: z.int(), roles: z.array(z.object({ id, name: localizedText })) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/security-strategies' }],
});
