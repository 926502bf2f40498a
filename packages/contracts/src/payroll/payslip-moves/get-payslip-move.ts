import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipMove } from './payslip-move.ts';

export const getPayslipMove = defineProcedure({
  id: 'payroll/payslip-moves/get-payslip-move',
  kind: 'query',
  summary: 'How far moving many payslips is, and how many of them stay as they were; for whoever may move all of them.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({ id }),
  output: payslipMove,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-moves/{id}' }],
});
