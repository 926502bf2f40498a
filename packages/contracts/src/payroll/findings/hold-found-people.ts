import { z } from 'zod';
import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchReference } from '../batches/index.ts';
import { findingKey } from './finding.ts';

export const holdFoundPeople = defineProcedure({
  id: 'payroll/findings/hold-found-people',
  kind: 'mutation',
  summary: 'Leaves everybody whom one cause concerns out of totals, ledger and payslips, or takes those of them in again who are held.',
  permission: 'batch.hold-payee',
  /** The version says whom the caller has seen: nobody is held who was found since. */
  input: batchReference.extend({ key: findingKey, held: z.boolean(), reason: remarks.min(1) }),
  output: z.object({ changed: z.int() }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'FOUND_TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/findings/{key}/hold' }],
  audit: 'batch',
  changes: 'batch',
});
