import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { overtimePreview, timedOvertime } from './overtime.ts';

export const previewOvertime = defineProcedure({
  id: 'time/overtime/preview-overtime',
  kind: 'query',
  summary:
    'On which dates somebody’s overtime lies, of what kind and how long each is, as which leave it can be taken, and why it could not be asked for.',
  permission: 'overtime.edit',
  input: z.strictObject({ employeeId: id, ...timedOvertime }),
  output: overtimePreview,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/overtime/preview' }],
});
