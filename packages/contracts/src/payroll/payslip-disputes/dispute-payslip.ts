import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { itemCode, words } from './dispute.ts';
import { payslipDisputeStatuses } from './dispute-machine.ts';

export const disputePayslip = defineProcedure({
  id: 'payroll/payslip-disputes/dispute-payslip',
  kind: 'mutation',
  summary: 'The caller says what is wrong with a payslip of theirs, or says more about it; its payroll clerks are told.',
  permission: 'payslip.read-own',
  input: z.strictObject({
    id,
    words,
    /** The line that is meant; of a dispute that there is already it stays what it was. */
    item: itemCode.optional(),
    files: broughtFiles,
  }),
  output: z.object({ id, status: z.enum(payslipDisputeStatuses) }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/my-payslips/{id}/dispute' }],
  audit: 'payslip-dispute',
  changes: 'payslip',
  idempotent: true,
});
