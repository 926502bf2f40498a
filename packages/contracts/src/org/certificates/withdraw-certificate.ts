import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateReference } from './certificate.ts';

export const withdrawCertificate = defineProcedure({
  id: 'org/certificates/withdraw-certificate',
  kind: 'mutation',
  summary: 'The caller no longer needs a certificate that they have asked for.',
  permission: 'certificate.ask',
  input: certificateReference,
  output: z.object({ version }),
  errors: ['NO_EMPLOYEE', 'NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/org/my-certificates/{id}/withdraw' }],
  audit: 'certificate',
  changes: 'employee',
});
