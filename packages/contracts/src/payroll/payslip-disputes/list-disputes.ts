import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipDisputeStatuses } from './dispute-machine.ts';

export const listDisputes = defineProcedure({
  id: 'payroll/payslip-disputes/list-disputes',
  kind: 'query',
  summary: 'What employees say is wrong with their payslips, those that wait longest for an answer first.',
  permission: 'pay.read',
  input: windowInput.extend({ status: z.enum(payslipDisputeStatuses).optional() }),
  output: z.object({
    total: z.int(),
    /** That wait for an answer, whatever is asked for. */
    waiting: z.int(),
    rows: z.array(
      z.object({
        id,
        payslipId: id,
        payslipNumber: z.string(),
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        solution: localizedText,
        period: z.string(),
        status: z.enum(payslipDisputeStatuses),
        /** What was written last, by whichever side. */
        lastWords: z.string(),
        openedAt: timestamp,
        changedAt: timestamp,
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-disputes' }],
});
