import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { administrators, processDetail, processName } from './process.ts';
import { processNodes } from './process-node.ts';

export const updateProcess = defineProcedure({
  id: 'approvals/processes/update-process',
  kind: 'mutation',
  summary: 'Saves a process as its next version; what is under way keeps the nodes it was submitted with.',
  permission: 'approval-process.edit',
  input: z.strictObject({ id, version, name: processName, nodes: processNodes, administrators: administrators.default([]) }),
  output: processDetail,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'PROCESS_UNSOUND'],
  rest: [{ method: 'PUT', path: '/api/approvals/processes/{id}' }],
  audit: 'approval-process',
});
