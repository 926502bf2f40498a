import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { weblate } from './weblate.ts';

export const watchWeblate = defineProcedure({
  id: 'platform/languages/watch-weblate',
  kind: 'subscription',
  summary: 'The synchronisation with Weblate, now and at every change of it.',
  permission: 'language.edit',
  input: z.strictObject({}),
  output: weblate,
  errors: [],
  rest: [],
});
