import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { legalEntityContent, legalEntityReference } from './legal-entity.ts';

export const updateLegalEntity = defineProcedure({
  id: 'org/legal-entities/update-legal-entity',
  kind: 'mutation',
  summary:
    'Changes what a legal entity says of itself. What is left out stays. Country, currency and time zone stay once one of its solutions has a period.',
  permission: 'legal-entity.edit',
  input: legalEntityReference.extend(z.strictObject(legalEntityContent).partial().shape),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'LEGAL_ENTITY_SETTLED'],
  rest: [{ method: 'PATCH', path: '/api/org/legal-entities/{id}' }],
  audit: 'legal-entity',
  changes: 'legal-entity',
});
