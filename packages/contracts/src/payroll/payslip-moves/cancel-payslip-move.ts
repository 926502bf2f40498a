import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipMove } from './payslip-move.ts';

export const cancelPayslipMove = defineProcedure({
  id: 'payroll/payslip-moves/cancel-payslip-move',
  kind: 'mutation',
  summary: 'Ends the job that moves many payslips; those that it has moved by then stay moved.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({ id }),
  output: payslipMove,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-moves/{id}/cancel' }],
  audit: 'payslip-move',
  changes: 'payslip-move',
});
