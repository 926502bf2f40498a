import { z } from 'zod';
import { remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateReference } from './certificate.ts';

export const refuseCertificate = defineProcedure({
  id: 'org/certificates/refuse-certificate',
  kind: 'mutation',
  summary: 'Refuses a certificate that somebody has asked for, with a reason, and tells them.',
  permission: 'certificate.issue',
  input: certificateReference.extend({ reason: remarks.min(1) }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/org/certificates/{id}/refuse' }],
  audit: 'certificate',
  changes: 'employee',
});
