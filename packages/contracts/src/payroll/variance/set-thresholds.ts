import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { thresholds } from './due-change.ts';

export const setThresholds = defineProcedure({
  id: 'payroll/variance/set-thresholds',
  kind: 'mutation',
  summary: 'Says from which change of net pay on somebody has to sign it off before a batch of the solution is submitted.',
  permission: 'solution.edit',
  input: thresholds.extend({ id, version }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'PUT', path: '/api/payroll/solutions/{id}/variance-thresholds' }],
  audit: 'solution',
  changes: 'solution',
});
