import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { salaryStructure } from './salary-structure.ts';

export const listSalaryStructures = defineProcedure({
  id: 'org/salary-structures/list-salary-structures',
  kind: 'query',
  summary: 'The salary structures of the legal entities whose compensation the caller keeps, by legal entity and code.',
  permission: 'compensation.edit',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(salaryStructure),
    /** Those that can have one of their own, and the currency in which they pay. */
    legalEntities: z.array(z.object({ id, name: localizedText, currency: z.string() })),
    items: z.array(z.object({ code: z.string(), name: localizedText })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/salary-structures' }],
});
