import { z } from 'zod';
import { remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateReference } from './certificate.ts';

export const revokeCertificate = defineProcedure({
  id: 'org/certificates/revoke-certificate',
  kind: 'mutation',
  summary: 'Says that a certificate holds no longer, with a reason: whoever verifies it sees that. It stays in the list.',
  permission: 'certificate.issue',
  input: certificateReference.extend({ reason: remarks.min(1) }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/org/certificates/{id}/revoke' }],
  audit: 'certificate',
  changes: 'employee',
});
