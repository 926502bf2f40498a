import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { legalEntityRow } from './legal-entity.ts';

export const listLegalEntities = defineProcedure({
  id: 'org/legal-entities/list-legal-entities',
  kind: 'query',
  summary: 'The legal entities that the caller’s scope covers whole.',
  permission: 'legal-entity.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(legalEntityRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/legal-entities' }],
});
