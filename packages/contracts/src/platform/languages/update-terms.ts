import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { termChange, termErrors, termRow } from './term.ts';

export const updateTerms = defineProcedure({
  id: 'platform/languages/update-terms',
  kind: 'mutation',
  summary: 'What many terms say, all or none of them.',
  permission: 'term.edit',
  input: z.strictObject({ rows: z.array(termChange).min(1).max(limits.termsChangedMax) }),
  output: z.object({ rows: z.array(termRow) }),
  errors: [...termErrors, 'TABLE_ROW'],
  rest: [{ method: 'POST', path: '/api/base/language/updateRows' }],
  audit: 'language',
});
