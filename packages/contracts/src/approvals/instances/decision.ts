import { z } from 'zod';
import type { ErrorCode } from '../../core/error-codes.ts';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { approvalSummary } from './approval.ts';

interface Action<Verb extends string, Input extends z.ZodRawShape> {
  /** The procedure is `<verb>-instance`, its REST call ends in the verb. */
  readonly verb: Verb;
  readonly summary: string;
  readonly permission: 'approval.decide' | 'approval.administer' | 'signed-in';
  /** Whoever sends something back, or hands it on, says why. */
  readonly remarksRequired: boolean;
  readonly input: Input;
  readonly errors: readonly ErrorCode[];
}

/** An action on an approval, as it was seen: with confirmation and remarks, once, under its lock. */
export const approvalAction = <const Verb extends string, Input extends z.ZodRawShape>(action: Action<Verb, Input>) =>
  defineProcedure({
    id: `approvals/instances/${action.verb}-instance`,
    kind: 'mutation',
    summary: action.summary,
    permission: action.permission,
    input: z.strictObject({
      id,
      version,
      remarks: action.remarksRequired ? remarks.min(1) : remarks.default(''),
      files: broughtFiles,
      ...action.input,
    }),
    output: approvalSummary,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'TOO_MANY', ...action.errors] as ErrorCode[],
    rest: [{ method: 'POST', path: `/api/approvals/{id}/${action.verb}` }],
    audit: 'approval',
    changes: 'approval',
    idempotent: true,
  });

/** An action of whoever is asked now. */
export const decision = <const Verb extends string, Input extends z.ZodRawShape>(
  verb: Verb,
  summary: string,
  remarksRequired: boolean,
  input: Input,
  errors: readonly ErrorCode[] = [],
) =>
  approvalAction({
    verb,
    summary,
    permission: 'approval.decide',
    remarksRequired,
    input,
    errors: ['OWN_SUBMISSION', 'NOT_YOUR_TURN', ...errors],
  });

/** An action of whoever submitted it. */
export const submitterAction = <const Verb extends string>(verb: Verb, summary: string, errors: readonly ErrorCode[] = []) =>
  approvalAction({ verb, summary, permission: 'signed-in', remarksRequired: false, input: {}, errors: ['NOT_SUBMITTER', ...errors] });
