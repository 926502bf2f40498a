import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipMoveEvents } from '../payslips/index.ts';

export const movePayslips = defineProcedure({
  id: 'payroll/issued-payslips/move-payslips',
  kind: 'mutation',
  summary:
    'Publishes or withdraws payslips, forbids their viewing or allows it again: all that are named, or none. One that was seen is not withdrawn.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({
    ids: z.array(id).min(1).max(limits.payslipsMovedMax),
    event: z.enum(payslipMoveEvents),
    remarks: remarks.optional(),
  }),
  output: z.object({ moved: z.int() }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'PAYSLIPS_SEEN', 'PAYSLIPS_OF_BATCH_FIRST', 'PAYSLIPS_OF_ROUND_FIRST'],
  rest: [{ method: 'POST', path: '/api/payroll/payslips/{event}' }],
  audit: 'payslip',
  changes: 'payslip',
});
