import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const downloadMyCertificate = defineProcedure({
  id: 'org/certificates/download-my-certificate',
  kind: 'mutation',
  summary: 'A certificate of the caller as PDF, as it was issued. The typed door only names it.',
  permission: 'certificate.ask',
  input: z.strictObject({ id }),
  output: z.object({ fileName: z.string() }),
  errors: ['NO_EMPLOYEE', 'NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/org/my-certificates/{id}/document' }],
  audit: 'certificate-document',
  answersFile: 'application/pdf',
});
