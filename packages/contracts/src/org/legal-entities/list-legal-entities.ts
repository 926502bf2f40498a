import { z } from 'zod';
import { isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { legalEntityRow } from './legal-entity.ts';

export const listLegalEntities = defineProcedure({
  id: 'org/legal-entities/list-legal-entities',
  kind: 'query',
  summary: 'The legal entities that the caller’s scope covers whole, and how many people each employs on a day.',
  permission: 'legal-entity.read',
  input: z.strictObject({
    /** The day of the headcounts; today where it is left out. */
    on: isoDate.optional(),
  }),
  output: z.object({ on: isoDate, rows: z.array(legalEntityRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/legal-entities' }],
});
