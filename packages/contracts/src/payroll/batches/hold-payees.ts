import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeErrors } from './batch-action.ts';

export const holdPayees = defineProcedure({
  id: 'payroll/batches/hold-payees',
  kind: 'mutation',
  summary: 'Leaves several employees out of totals, ledger and payslips, or takes them in again, for one reason.',
  permission: 'batch.hold-payee',
  input: z.strictObject({ id, employeeIds: z.array(id).min(1).max(limits.heldPayeesMax), held: z.boolean(), reason: remarks.min(1) }),
  output: z.object({
    /** Of how many that was not so before. */
    changed: z.int(),
  }),
  errors: [...changeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/payees/hold' }],
  audit: 'batch',
  changes: 'batch',
});
