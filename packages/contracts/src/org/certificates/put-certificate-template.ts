import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateKind, certificateTemplate, templateVersion } from './certificate.ts';

export const putCertificateTemplate = defineProcedure({
  id: 'org/certificates/put-certificate-template',
  kind: 'mutation',
  summary: 'Says what certificates of a kind say in a legal entity from now on; those that are issued stay as they are.',
  permission: 'certificate.edit-template',
  input: z.strictObject({
    legalEntityId: id,
    kind: certificateKind,
    version: templateVersion,
    template: certificateTemplate,
  }),
  output: z.object({ version: z.int() }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CERTIFICATE_PARAMETER_UNKNOWN'],
  rest: [{ method: 'PUT', path: '/api/org/certificate-templates/{legalEntityId}/{kind}' }],
  audit: 'certificate-template',
  changes: 'legal-entity',
});
