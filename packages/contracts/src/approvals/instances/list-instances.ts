import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalSummary } from './approval.ts';

export const listInstances = defineProcedure({
  id: 'approvals/instances/list-instances',
  kind: 'query',
  summary: 'Approvals that the caller can decide, or has decided.',
  permission: 'approval.decide',
  input: windowInput.extend({ show: z.enum(['pending', 'processed']).default('pending') }),
  output: z.object({ rows: z.array(approvalSummary), total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/approvals' }],
});
