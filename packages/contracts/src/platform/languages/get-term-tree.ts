import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { termCounts } from './language.ts';
import { appCode } from './term.ts';

const part = z.object({ appCode, hierarchyCode: z.string(), name: z.string(), ...termCounts });

export const getTermTree = defineProcedure({
  id: 'platform/languages/get-term-tree',
  kind: 'query',
  summary: 'The applications and their hierarchies, with how many terms each has; of a language, how many are missing and changed.',
  permission: 'term.read',
  input: z.strictObject({ filter: z.strictObject({ lang: languageTag.optional() }).optional() }),
  output: z.array(z.object({ appCode, name: z.string(), ...termCounts, children: z.array(part.extend({ children: z.array(part) })) })),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/base/language/projectTree' }],
});
