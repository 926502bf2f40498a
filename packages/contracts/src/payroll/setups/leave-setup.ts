import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const leaveSetup = defineProcedure({
  id: 'payroll/setups/leave-setup',
  kind: 'mutation',
  summary:
    'Lets a legal entity go from its guided start, at its first step: the start is as if it had not begun, the legal entity stays. One that the start has made is deleted instead, which takes the start with it.',
  permission: 'setup.edit',
  input: z.strictObject({ legalEntityId: id, version }),
  output: z.object({ legalEntityId: id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/setups/{legalEntityId}/leave' }],
  audit: 'setup',
  changes: 'legal-entity',
});
