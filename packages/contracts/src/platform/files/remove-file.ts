import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const removeFile = defineProcedure({
  id: 'platform/files/remove-file',
  kind: 'mutation',
  summary: 'Takes away a file that the caller has brought, while what it was added to still lets it go.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'FILE_OF_ANOTHER', 'ILLEGAL_TRANSITION', 'PAYSLIP_LOGO_KEPT'],
  rest: [{ method: 'DELETE', path: '/api/platform/files/{id}', status: 200 }],
  audit: 'file',
});
