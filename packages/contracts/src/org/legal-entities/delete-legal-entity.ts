import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { legalEntityReference } from './legal-entity.ts';

export const deleteLegalEntity = defineProcedure({
  id: 'org/legal-entities/delete-legal-entity',
  kind: 'mutation',
  summary: 'Takes a legal entity away that nothing belongs to.',
  permission: 'legal-entity.edit',
  input: legalEntityReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'LEGAL_ENTITY_USED'],
  rest: [{ method: 'DELETE', path: '/api/org/legal-entities/{id}' }],
  audit: 'legal-entity',
  changes: 'legal-entity',
});
