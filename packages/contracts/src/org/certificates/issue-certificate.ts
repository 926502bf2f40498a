import { z } from 'zod';
import { languageSchema } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateKind, certificatePurpose } from './certificate.ts';

export const issueCertificate = defineProcedure({
  id: 'org/certificates/issue-certificate',
  kind: 'mutation',
  summary:
    'Issues a certificate for somebody, from the template of their legal entity; one of income only by whoever sees their pay. It tells them.',
  permission: 'certificate.issue',
  input: z.strictObject({ employeeId: id, kind: certificateKind, language: languageSchema, purpose: certificatePurpose }),
  output: z.object({ id, number: z.string() }),
  errors: ['NOT_FOUND', 'AUTHORIZATION_REQUIRED', 'CERTIFICATE_OWN', 'CERTIFICATE_NO_INCOME'],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/certificates', status: 201 }],
  audit: 'certificate',
  changes: 'employee',
  idempotent: true,
});
