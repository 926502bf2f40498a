import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { processDetail } from './process.ts';

export const getProcess = defineProcedure({
  id: 'approvals/processes/get-process',
  kind: 'query',
  summary: 'A process of approval with its nodes as they are now.',
  permission: 'approval-process.read',
  input: z.strictObject({ id }),
  output: processDetail,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/approvals/processes/{id}' }],
});
