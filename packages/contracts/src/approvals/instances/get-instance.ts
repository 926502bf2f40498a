import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalSummary, nodeStatuses } from './approval.ts';

export const getInstance = defineProcedure({
  id: 'approvals/instances/get-instance',
  kind: 'query',
  summary: 'One approval with its nodes and decisions, for its approvers and its submitter.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: approvalSummary.extend({
    nodes: z.array(
      z.object({
        sequence: z.int(),
        name: localizedText,
        status: z.enum(nodeStatuses),
        approvers: z.array(z.string()),
      }),
    ),
    decisions: z.array(
      z.object({ at: timestamp, who: z.string(), onBehalfOf: z.string().nullable(), action: z.string(), remarks: z.string().nullable() }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/approvals/{id}' }],
});
