import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateKind, certificateRow, certificateStatuses } from './certificate.ts';

export const listCertificates = defineProcedure({
  id: 'org/certificates/list-certificates',
  kind: 'query',
  summary: 'Certificates of those for whom the caller may issue them: asked for first, then the latest.',
  permission: 'certificate.issue',
  input: windowInput.extend({
    employeeId: id.optional(),
    kind: certificateKind.optional(),
    statuses: z.array(z.enum(certificateStatuses)).max(certificateStatuses.length).optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(certificateRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/certificates' }],
});
