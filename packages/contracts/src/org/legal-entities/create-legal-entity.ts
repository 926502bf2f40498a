import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { legalEntityCode, legalEntityContent } from './legal-entity.ts';

export const createLegalEntity = defineProcedure({
  id: 'org/legal-entities/create-legal-entity',
  kind: 'mutation',
  summary: 'Adds an employer in law, for whom people work and who pays them. Only who may change all of them may add one.',
  permission: 'legal-entity.edit',
  input: z.strictObject({ code: legalEntityCode, ...legalEntityContent }),
  output: z.object({ id }),
  errors: ['LEGAL_ENTITY_EXISTS', 'NOT_FOUND', 'LEGAL_ENTITY_BEYOND'],
  rest: [{ method: 'POST', path: '/api/org/legal-entities', status: 201 }],
  audit: 'legal-entity',
  idempotent: true,
});
