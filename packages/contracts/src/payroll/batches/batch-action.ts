import type { ErrorCode } from '../../core/error-codes.ts';
import type { Permission } from '../../core/permissions.ts';
import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from './batch.ts';

export const changeErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'] as const satisfies ErrorCode[];

/** An action that moves a batch along its state machine and answers with the batch as it is then. */
export const batchAction = <const Name extends string>(
  name: Name,
  path: string,
  summary: string,
  permission: Permission,
  errors: readonly ErrorCode[] = [],
  status: 200 | 202 = 200,
) =>
  defineProcedure({
    id: `payroll/batches/${name}`,
    kind: 'mutation',
    summary,
    permission,
    input: batchReference.extend({ remarks: remarks.optional() }),
    output: batchDetail,
    errors: [...changeErrors, ...errors],
    rest: [{ method: 'POST', path: `/api/payroll/batches/{id}/${path}`, status }],
    audit: 'batch',
    changes: 'batch',
    idempotent: true,
  });
