import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listTemplates = defineProcedure({
  id: 'payroll/solutions/list-templates',
  kind: 'query',
  summary: 'What solutions can be made of: the packs that come with the product, and templates of solutions in the caller’s scope.',
  permission: 'solution.read',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(
      z.object({
        code: z.string(),
        name: localizedText,
        /** The solution that it was saved from; null of a pack. */
        solutionId: id.nullable(),
        currency: z.string(),
        country: z.string(),
        /** It follows no law: it takes the currency of any place, and any type of period. */
        isOfNoCountry: z.boolean(),
        periodsPerYear: z.int(),
        stepCount: z.int(),
        tableCount: z.int(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/solution-templates' }],
});
