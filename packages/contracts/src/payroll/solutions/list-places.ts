import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listPlaces = defineProcedure({
  id: 'payroll/solutions/list-places',
  kind: 'query',
  summary: 'Legal entities in which the caller may make a solution.',
  permission: 'solution.manage',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(
      z.object({
        id,
        name: localizedText,
        /** Of the pay that rules begin with where they are made of nothing, and of the templates that fit. */
        country: z.string(),
        currency: z.string(),
        /** The caller reaches solutions of it only: a new one is made of one of those. */
        onlyOfSolutions: z.boolean(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/solution-places' }],
});
