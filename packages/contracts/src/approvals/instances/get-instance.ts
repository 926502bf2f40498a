import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalDetail } from './approval.ts';

export const getInstance = defineProcedure({
  id: 'approvals/instances/get-instance',
  kind: 'query',
  summary: 'One approval with its nodes and history, for who has a part in it, and what the caller may do with it.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: approvalDetail,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/approvals/{id}' }],
});
