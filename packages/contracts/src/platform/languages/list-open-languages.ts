import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { openLanguage } from './language.ts';

export const listOpenLanguages = defineProcedure({
  id: 'platform/languages/list-open-languages',
  kind: 'query',
  summary: 'The languages that people can choose, the default first.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.array(openLanguage),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/language/openList' }],
});
