import type { ErrorCode } from '../../core/error-codes.ts';
import type { Permission } from '../../core/permissions.ts';
import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodReference, periodSummary } from './period.ts';

export const changeErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'] as const satisfies ErrorCode[];

/** An action that moves a period along its state machine and answers with the period as it is then. */
export const periodAction = <const Name extends string>(
  name: Name,
  path: string,
  summary: string,
  permission: Permission,
  errors: readonly ErrorCode[] = [],
) =>
  defineProcedure({
    id: `payroll/periods/${name}`,
    kind: 'mutation',
    summary,
    permission,
    input: periodReference.extend({ remarks: remarks.optional() }),
    output: periodSummary,
    errors: [...changeErrors, ...errors],
    rest: [{ method: 'POST', path: `/api/payroll/periods/{id}/${path}` }],
    audit: 'period',
    changes: 'period',
    idempotent: true,
  });
