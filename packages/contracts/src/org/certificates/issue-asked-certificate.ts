import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateReference } from './certificate.ts';

export const issueAskedCertificate = defineProcedure({
  id: 'org/certificates/issue-asked-certificate',
  kind: 'mutation',
  summary: 'Issues a certificate that somebody has asked for; one of income only by whoever sees their pay. It tells them.',
  permission: 'certificate.issue',
  input: certificateReference,
  output: z.object({ number: z.string(), version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'AUTHORIZATION_REQUIRED', 'CERTIFICATE_OWN', 'CERTIFICATE_NO_INCOME'],
  rest: [{ method: 'POST', path: '/api/org/certificates/{id}/issue' }],
  audit: 'certificate',
  changes: 'employee',
});
