import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { appCode, hierarchyCode } from './term.ts';

export const deleteHierarchyTerms = defineProcedure({
  id: 'platform/languages/delete-hierarchy-terms',
  kind: 'mutation',
  summary: 'Takes away what was said of an application’s hierarchy, in these languages or in all: the shipped texts stand again.',
  permission: 'term.edit',
  input: z.strictObject({
    appCode,
    hierarchyCode: hierarchyCode.optional(),
    langs: z.array(languageTag).min(1).max(limits.languagesMax).optional(),
  }),
  output: z.object({ deleted: z.int() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/base/language/deleteByHierarchyCode' }],
  audit: 'language',
});
