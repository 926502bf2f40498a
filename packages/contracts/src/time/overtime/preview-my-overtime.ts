import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { overtimePreview, timedOvertime } from './overtime.ts';

export const previewMyOvertime = defineProcedure({
  id: 'time/overtime/preview-my-overtime',
  kind: 'query',
  summary:
    'On which dates overtime lies, of what kind and how long each is, as which leave it can be taken, and why it could not be asked for.',
  permission: 'overtime.request',
  input: z.strictObject(timedOvertime),
  output: overtimePreview,
  errors: ['NO_EMPLOYEE', 'NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/overtime/mine/preview' }],
});
