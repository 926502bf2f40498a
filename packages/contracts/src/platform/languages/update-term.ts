import { defineProcedure } from '../../core/procedure.ts';
import { termChange, termErrors, termRow } from './term.ts';

export const updateTerm = defineProcedure({
  id: 'platform/languages/update-term',
  kind: 'mutation',
  summary: 'What a term says in one language. The shipped text again is no change of it any more.',
  permission: 'term.edit',
  input: termChange,
  output: termRow,
  errors: [...termErrors],
  rest: [{ method: 'POST', path: '/api/base/language/updateTranslate' }],
  audit: 'language',
});
