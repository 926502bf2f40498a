import { z } from 'zod';
import { languageSchema } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateKind, certificatePurpose } from './certificate.ts';

export const askCertificate = defineProcedure({
  id: 'org/certificates/ask-certificate',
  kind: 'mutation',
  summary: 'Asks for a certificate for the caller; whoever issues certificates for them sees it.',
  permission: 'certificate.ask',
  input: z.strictObject({ kind: certificateKind, language: languageSchema, purpose: certificatePurpose }),
  output: z.object({ id }),
  errors: ['NO_EMPLOYEE', 'CERTIFICATE_ASKED'],
  rest: [{ method: 'POST', path: '/api/org/my-certificates', status: 201 }],
  audit: 'certificate',
  changes: 'employee',
  idempotent: true,
});
