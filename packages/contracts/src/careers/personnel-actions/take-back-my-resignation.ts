import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { actionReason } from './personnel-action.ts';

export const takeBackMyResignation = defineProcedure({
  id: 'careers/personnel-actions/take-back-my-resignation',
  kind: 'mutation',
  summary: 'Takes back one’s own resignation as long as it is not decided.',
  permission: 'personnel-action.resign',
  input: z.strictObject({ id, version, reason: actionReason }),
  output: z.object({ version }),
  errors: ['NO_EMPLOYEE', 'NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/org/career/mine/resignation/{id}/take-back' }],
  audit: 'personnel-action',
  changes: 'employee',
});
