import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionColumn, solutionSummary } from './solution.ts';

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
    managers: z.array(z.string()),
    approvers: z.array(z.string()),
    /** The same people by id, to name others beside them. */
    managerIds: z.array(id),
    approverIds: z.array(id),
    tables: z.array(z.object({ code: z.string(), name: localizedText, kind: z.string(), columns: z.array(definitionColumn) })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{id}' }],
});
