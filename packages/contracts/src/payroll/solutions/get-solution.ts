import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { permissions } from '../../core/permissions.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionColumn, solutionRole, solutionSummary, solutionUser } from './solution.ts';

export const getSolution = defineProcedure({
  id: 'payroll/solutions/get-solution',
  kind: 'query',
  summary: 'A solution with the rules of its published copy, to read.',
  permission: 'solution.read',
  input: z.strictObject({ id }),
  output: solutionSummary.extend({
    version: z.int(),
    memo: z.string().nullable(),
    needsRelease: z.boolean(),
    users: z.array(solutionUser),
    roles: z.array(solutionRole),
    /** The roles of the product that a role of the solution can be given to; only for those who may. */
    productRoles: z.array(z.object({ id, name: localizedText })),
    /** What hangs on it, as the tabs of its page count it; batches only for those who may see them; children with those that the caller may not see. */
    counts: z.object({
      openBatches: z.int(),
      pastBatches: z.int(),
      openPeriods: z.int(),
      copies: z.int(),
      templates: z.int(),
      children: z.int(),
    }),
    /** What the caller may do with this very solution: a right elsewhere shows no button here. */
    may: z.array(z.enum(permissions)),
    tables: z.array(z.object({ code: z.string(), name: localizedText, kind: z.string(), columns: z.array(definitionColumn) })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{id}' }],
});
