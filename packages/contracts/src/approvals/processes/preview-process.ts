import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalKinds } from './approval-kinds.ts';
import { processPreview } from './process.ts';
import { processNodes } from './process-node.ts';

export const previewProcess = defineProcedure({
  id: 'approvals/processes/preview-process',
  kind: 'query',
  summary:
    'Who would be asked if the caller submitted a subject now, by its process or by nodes that are not saved yet, and what is wrong.',
  permission: 'approval-process.read',
  input: z.strictObject({
    kind: z.enum(approvalKinds),
    subjectId: id,
    /** Those of an unsaved draft; without them, of the process that counts for the subject. */
    nodes: processNodes.optional(),
  }),
  output: processPreview,
  errors: ['NOT_FOUND', 'PROCESS_UNSOUND'],
  rest: [{ method: 'GET', path: '/api/approvals/preview' }],
  immediate: true,
});
