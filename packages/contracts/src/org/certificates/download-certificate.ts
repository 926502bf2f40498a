import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const downloadCertificate = defineProcedure({
  id: 'org/certificates/download-certificate',
  kind: 'mutation',
  summary: 'A certificate as PDF, as it was issued; one of income only for whoever sees their pay. The typed door only names it.',
  permission: 'certificate.issue',
  input: z.strictObject({ id }),
  output: z.object({ fileName: z.string() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/org/certificates/{id}/document' }],
  audit: 'certificate-document',
  answersFile: 'application/pdf',
});
