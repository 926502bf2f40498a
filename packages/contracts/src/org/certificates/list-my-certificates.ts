import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateRow } from './certificate.ts';

export const listMyCertificates = defineProcedure({
  id: 'org/certificates/list-my-certificates',
  kind: 'query',
  summary: 'The caller’s own certificates, and what they have asked for; the latest first.',
  permission: 'certificate.ask',
  input: windowInput,
  output: z.object({ total: z.int(), rows: z.array(certificateRow) }),
  errors: ['NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/org/my-certificates' }],
});
