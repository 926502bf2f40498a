import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipMove } from './payslip-move.ts';

export const watchPayslipMove = defineProcedure({
  id: 'payroll/payslip-moves/watch-payslip-move',
  kind: 'subscription',
  summary: 'Moving many payslips, now and at every change of it.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({ id }),
  output: payslipMove,
  errors: ['NOT_FOUND'],
  rest: [],
});
