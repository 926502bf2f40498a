import { z } from 'zod';
import type { ErrorCode } from '../../core/error-codes.ts';
import { localizedText } from '../../core/languages.ts';
import { id, remarks, timestamp, version, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalStatuses } from './approval-machine.ts';

export * from './approval-machine.ts';

export const approvalKinds = ['payroll-batch'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalSummary = z.object({
  id,
  kind: z.enum(approvalKinds),
  subjectId: id,
  title: localizedText,
  status: z.enum(approvalStatuses),
  version,
  submittedBy: z.string(),
  submittedAt: timestamp,
  endedAt: timestamp.nullable(),
  remarks: z.string().nullable(),
  /** The caller can decide it now. */
  mine: z.boolean(),
});

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
        status: z.enum(['waiting', 'current', 'approved', 'rejected']),
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

const decision = <const Verb extends string>(verb: Verb, summary: string, remarksRequired: boolean) =>
  defineProcedure({
    id: `approvals/instances/${verb}-instance`,
    kind: 'mutation',
    summary,
    permission: 'approval.decide',
    input: z.strictObject({ id, version, remarks: remarksRequired ? remarks.min(1) : remarks.default('') }),
    output: approvalSummary,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'OWN_SUBMISSION'] as ErrorCode[],
    rest: [{ method: 'POST', path: `/api/approvals/{id}/${verb}` }],
    audit: 'approval',
    changes: 'approval',
    idempotent: true,
  });

export const approveInstance = decision('approve', 'Approves the current node; after the last one the subject is approved.', false);
export const rejectInstance = decision('reject', 'Rejects; the subject returns to its submitter as rejected.', true);
export const rollBackInstance = decision('roll-back', 'Rolls back to the submitter.', true);
