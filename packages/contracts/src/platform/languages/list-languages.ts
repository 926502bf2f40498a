import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { languageRow } from './language.ts';

export const listLanguages = defineProcedure({
  id: 'platform/languages/list-languages',
  kind: 'query',
  summary: 'All languages, open or not: whose they are, how many terms are said in each and how many are missing.',
  permission: 'term.read',
  input: z.strictObject({}),
  output: z.array(languageRow),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/language/list' }],
});
