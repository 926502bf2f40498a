import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../../time/calendars/index.ts';

/** How far a period has gone with somebody’s pay: nobody has prepared it, or it is frozen in a batch that is not paid yet. */
export const unpaidStages = ['not-begun', 'prepared'] as const;

export const getFinalPay = defineProcedure({
  id: 'careers/personnel-actions/get-final-pay',
  kind: 'query',
  summary:
    'What is still to be paid to somebody who leaves on a day: the periods through that day that were not paid, leave that is left on it, and one-time payments of a later day. It holds no amounts of pay.',
  permission: 'personnel-action.ask',
  input: z.strictObject({ employeeId: id, lastDay: calendarDate }),
  output: z.object({
    /** The earliest first, fifty at most. */
    periods: z.array(
      z.object({
        solution: localizedText,
        period: z.string(),
        startDate: isoDate,
        endDate: isoDate,
        payDate: isoDate,
        stage: z.enum(unpaidStages),
      }),
    ),
    /** One-time payments with a payroll date after that day: only the period of the last day still pays them. The earliest first, fifty at most. */
    oneTimePayments: z.array(z.object({ item: localizedText, payrollDate: isoDate })),
    leave: z.array(z.object({ type: localizedText, balance: z.string(), unit: z.enum(['days', 'hours']) })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{employeeId}/final-pay' }],
});
