import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { movement } from '../batches/index.ts';
import { payslipObstacles, payslipStatuses } from '../payslips/index.ts';

/** Gross, deductions and net of a person in a batch; null where one could not be worked out. */
export const payeeSummary = z.object({ gross: amount.nullable(), deductions: amount.nullable(), net: amount.nullable() });

/** Earlier periods that the page of a person shows. */
export const earlierPeriodsMax = 12;

export const getPayee = defineProcedure({
  id: 'payroll/payees/get-payee',
  kind: 'query',
  summary:
    'Who somebody is in a batch: job and reporting line, whether and why they are held, what they are paid, their payslip, earlier periods.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, employeeId: id }),
  output: z.object({
    employeeId: id,
    employeeNumber: z.string(),
    name: z.string(),
    department: localizedText.nullable(),
    /** As of the period's last day; null for whoever may not read the employee's record. */
    job: z
      .object({
        position: localizedText.nullable(),
        supervisor: z.string().nullable(),
        hireDate: isoDate,
        terminationDate: isoDate.nullable(),
      })
      .nullable(),
    movement: movement.nullable(),
    held: z.object({ reason: z.string().nullable(), by: z.string().nullable(), at: timestamp }).nullable(),
    /** Added by a clerk, though the application scope leaves them out. */
    added: z.object({ reason: z.string(), by: z.string(), at: timestamp }).nullable(),
    /** Null before the batch is calculated. */
    summary: payeeSummary.nullable(),
    payslip: z.object({
      /** Null where there is none yet. */
      id: id.nullable(),
      status: z.enum(payslipStatuses),
      /** Null while there is none. */
      number: z.string().nullable(),
      seenAt: timestamp.nullable(),
      /** What has to happen before there is one; null where there is. */
      waitsFor: z.enum(payslipObstacles).nullable(),
    }),
    /** Approved and closed batches of the solution's earlier periods that paid them and that the caller may see, the latest first. */
    earlier: z.array(payeeSummary.extend({ batchId: id, period: z.string(), payDate: isoDate, currency: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/payees/{employeeId}' }],
});
