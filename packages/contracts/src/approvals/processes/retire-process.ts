import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const retireProcess = defineProcedure({
  id: 'approvals/processes/retire-process',
  kind: 'mutation',
  summary: 'Takes a process out of use; what is under way goes on by it.',
  permission: 'approval-process.edit',
  input: z.strictObject({ id, version }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'DELETE', path: '/api/approvals/processes/{id}' }],
  audit: 'approval-process',
});
