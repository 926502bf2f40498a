import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeErrors } from './batch-action.ts';

export const holdPayee = defineProcedure({
  id: 'payroll/batches/hold-payee',
  kind: 'mutation',
  summary: 'Leaves an employee out of totals, ledger and payslips, or takes them in again.',
  permission: 'batch.hold-payee',
  input: z.strictObject({ id, employeeId: id, held: z.boolean(), reason: remarks.optional() }),
  output: z.object({ held: z.boolean() }),
  errors: [...changeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/payees/{employeeId}/hold' }],
  audit: 'batch-payee',
  changes: 'batch',
});
