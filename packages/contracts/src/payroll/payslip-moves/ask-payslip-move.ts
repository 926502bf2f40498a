import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipFilter } from '../payslip-deliveries/index.ts';
import { payslipMoveEvents } from '../payslips/index.ts';
import { payslipMove } from './payslip-move.ts';

export const askPayslipMove = defineProcedure({
  id: 'payroll/payslip-moves/ask-payslip-move',
  kind: 'mutation',
  summary:
    'Publishes, withdraws, forbids or allows many payslips: those that are named, or all that a filter finds in the caller’s scope. A job moves them; one that cannot be moved stays as it is and is counted.',
  permission: 'batch.publish-payslips',
  input: payslipFilter.extend({
    ids: z.array(id).min(1).max(limits.payslipsMovedMax).optional(),
    event: z.enum(payslipMoveEvents),
    remarks: remarks.optional(),
  }),
  output: payslipMove,
  errors: ['NOT_FOUND', 'TOO_MANY', 'PAYSLIP_MOVE_EMPTY', 'PAYSLIP_MOVE_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-moves', status: 202 }],
  audit: 'payslip-move',
  idempotent: true,
});
