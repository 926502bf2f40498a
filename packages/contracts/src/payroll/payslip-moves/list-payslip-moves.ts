import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipMove } from './payslip-move.ts';

export const listPayslipMoves = defineProcedure({
  id: 'payroll/payslip-moves/list-payslip-moves',
  kind: 'query',
  summary: 'Many payslips that the caller has had moved, the latest first.',
  permission: 'batch.publish-payslips',
  input: windowInput,
  output: z.object({ total: z.int(), rows: z.array(payslipMove) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-moves' }],
});
