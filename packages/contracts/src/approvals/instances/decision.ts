import { z } from 'zod';
import type { ErrorCode } from '../../core/error-codes.ts';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalSummary } from './approval.ts';

export const decision = <const Verb extends string>(verb: Verb, summary: string, remarksRequired: boolean) =>
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
