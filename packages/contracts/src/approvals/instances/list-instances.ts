import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalSummary } from './approval.ts';

/** What waits for the caller, what they have dealt with, what they have submitted, and what nobody can decide any more. */
export const approvalLists = ['pending', 'processed', 'submitted', 'stuck'] as const;

export const listInstances = defineProcedure({
  id: 'approvals/instances/list-instances',
  kind: 'query',
  summary: 'Approvals that the caller can decide, has decided or has submitted; for administrators those that are stuck.',
  permission: 'approval.decide',
  input: windowInput.extend({ show: z.enum(approvalLists).default('pending') }),
  output: z.object({ rows: z.array(approvalSummary), total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/approvals' }],
});
