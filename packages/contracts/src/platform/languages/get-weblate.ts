import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { weblate } from './weblate.ts';

export const getWeblate = defineProcedure({
  id: 'platform/languages/get-weblate',
  kind: 'query',
  summary: 'Where terms are synchronised with, and how the last synchronisation went.',
  permission: 'language.edit',
  input: z.strictObject({}),
  output: weblate,
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/languages/weblate' }],
});
