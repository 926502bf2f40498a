import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { askedOvertime, overtimePreview } from './overtime.ts';

export const previewMyOvertime = defineProcedure({
  id: 'time/overtime/preview-my-overtime',
  kind: 'query',
  summary: 'Of what kind a day of overtime is, as which leave it can be taken, and why it could not be asked for.',
  permission: 'overtime.request',
  input: z.strictObject(askedOvertime),
  output: overtimePreview,
  errors: ['NO_EMPLOYEE', 'NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/overtime/mine/preview' }],
});
