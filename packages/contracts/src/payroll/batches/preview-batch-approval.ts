import { z } from 'zod';
import { processPreview } from '../../approvals/processes/index.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const previewBatchApproval = defineProcedure({
  id: 'payroll/batches/preview-batch-approval',
  kind: 'query',
  summary: 'Who would be asked if the caller submitted the batch now, and what would keep it from being submitted.',
  permission: 'batch.submit',
  input: z.strictObject({ id }),
  output: processPreview,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/approval-preview' }],
});
