import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { populationConfirmation, populationCounts, populationKinds, populationPerson } from './population.ts';

export const listPopulation = defineProcedure({
  id: 'payroll/batches/list-population',
  kind: 'query',
  summary: 'Whom a batch pays and whom not, against the last one; who has confirmed it.',
  permission: 'batch.read',
  input: windowInput.extend({
    id,
    kind: z.enum(populationKinds).default('paid'),
    /** Counting takes as long as a window: who reads further windows has the counts. */
    counts: z.boolean().default(true),
    keywords: lineOfText(limits.searchCharactersMax).optional(),
  }),
  output: z.object({
    /** How many people there are of each kind; null where they were not asked for. */
    counts: populationCounts.nullable(),
    /** The batch of the earlier period with which it is compared. */
    last: z.object({ id, name: z.string() }).nullable(),
    confirmation: populationConfirmation.nullable(),
    total: z.int(),
    rows: z.array(populationPerson),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/population' }],
});
