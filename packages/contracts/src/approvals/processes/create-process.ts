import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalKinds } from './approval-kinds.ts';
import { administrators, processDetail, processName } from './process.ts';
import { processNodes } from './process-node.ts';

export const createProcess = defineProcedure({
  id: 'approvals/processes/create-process',
  kind: 'mutation',
  summary: 'Makes the process of approval of a kind, for one solution or for all that have none of their own.',
  permission: 'approval-process.edit',
  input: z.strictObject({
    kind: z.enum(approvalKinds),
    solutionId: id.nullable().default(null),
    name: processName,
    nodes: processNodes,
    administrators: administrators.default([]),
  }),
  output: processDetail,
  errors: ['NOT_FOUND', 'PROCESS_EXISTS', 'PROCESS_UNSOUND'],
  rest: [{ method: 'POST', path: '/api/approvals/processes', status: 201 }],
  audit: 'approval-process',
});
