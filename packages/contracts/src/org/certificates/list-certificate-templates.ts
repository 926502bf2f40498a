import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateKind, certificateTemplate, templateVersion } from './certificate.ts';

export const listCertificateTemplates = defineProcedure({
  id: 'org/certificates/list-certificate-templates',
  kind: 'query',
  summary: 'What certificates of each kind say in the legal entities that the caller keeps, by legal entity.',
  permission: 'certificate.edit-template',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(
      z.object({
        legalEntityId: id,
        legalEntity: localizedText,
        kind: certificateKind,
        template: certificateTemplate,
        version: templateVersion,
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/certificate-templates' }],
});
