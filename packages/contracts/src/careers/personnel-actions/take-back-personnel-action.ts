import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { actionReason } from './personnel-action.ts';

export const takeBackPersonnelAction = defineProcedure({
  id: 'careers/personnel-actions/take-back-personnel-action',
  kind: 'mutation',
  summary: 'Takes back a change of somebody’s work that is not decided, or whose day has not come: what stood before it holds on.',
  permission: 'personnel-action.ask',
  input: z.strictObject({ id, version, reason: actionReason }),
  output: z.object({ version }),
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'ILLEGAL_TRANSITION',
    'ACTION_TOOK_EFFECT',
    'ACTION_OVERTAKEN',
    'DEPARTMENT_NOT_THERE',
    'REPORTS_TO_THEMSELF',
    'REHIRE_IN_USE',
  ],
  rest: [{ method: 'POST', path: '/api/org/personnel-actions/{id}/take-back' }],
  audit: 'personnel-action',
  changes: 'legal-entity',
});
