import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { appCode, hierarchyCode, termRow } from './term.ts';

/** Which of them: all, those not said in a language, those that say something else than what ships. */
export const termStates = ['all', 'missing', 'changed'] as const;

export const termFilter = z.strictObject({
  /** In the key and in every text. */
  search: lineOfText(limits.searchCharactersMax).optional(),
  lang: languageTag.optional(),
  state: z.enum(termStates).default('all'),
  offset: z.int().min(0).max(limits.rowsOffsetMax).default(0),
  limit: z.int().min(1).max(limits.pageRowsMax).default(limits.pageRowsDefault),
});

export const listTerms = defineProcedure({
  id: 'platform/languages/list-terms',
  kind: 'query',
  summary: 'A page of the terms of an application, or of a part of it, with what they say in each language.',
  permission: 'term.read',
  input: z.strictObject({ appCode: appCode.optional(), hierarchyCode: hierarchyCode.optional(), filter: termFilter.optional() }),
  output: z.object({ total: z.int(), languages: z.array(z.string()), rows: z.array(termRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/language/translatePage' }],
  immediate: true,
});
