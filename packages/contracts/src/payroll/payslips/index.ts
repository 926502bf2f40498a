import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/definition.ts';
import { explanation } from '../tables/index.ts';

export * from './payslip-machine.ts';

/** Sections of a payslip, in their order. */
export const payslipSections = ['earning', 'deduction', 'total', 'employer', 'information'] as const;
export type PayslipSection = (typeof payslipSections)[number];

/** A line of a payslip setting: a column of a calculated table and how it shows. */
export const payslipItem = z.strictObject({
  table: z.string(),
  column: z.string(),
  section: z.enum(payslipSections),
  name: localizedText,
  zero: z.enum(['show', 'hide']).default('hide'),
});
export type PayslipItem = z.infer<typeof payslipItem>;

export const payslipSummary = z.object({
  id,
  number: z.string(),
  period: z.string(),
  payDate: isoDate,
  currency: z.string(),
  gross: amount,
  deductions: amount,
  net: amount,
  publishedAt: timestamp,
  seenAt: timestamp.nullable(),
});

export const listMyPayslips = defineProcedure({
  id: 'payroll/payslips/list-my-payslips',
  kind: 'query',
  summary: 'The caller’s published payslips, newest first.',
  permission: 'payslip.read-own',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(payslipSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips' }],
});

export const payslipLine = z.object({
  column: z.string(),
  name: localizedText,
  section: z.enum(payslipSections),
  amount,
  /** The same line of the payslip before; null when there is none. */
  previous: amount.nullable(),
});

export const payslipDetail = payslipSummary.extend({
  employeeNumber: z.string(),
  employeeName: z.string(),
  legalEntity: localizedText,
  department: localizedText.nullable(),
  position: localizedText.nullable(),
  periodStart: isoDate,
  periodEnd: isoDate,
  lines: z.array(payslipLine),
  previousNumber: z.string().nullable(),
  /** Sums of the calendar year so far by payment date, this payslip included. */
  yearToDate: z.object({ gross: amount, deductions: amount, net: amount }),
});

export const getMyPayslip = defineProcedure({
  id: 'payroll/payslips/get-my-payslip',
  kind: 'query',
  summary: 'One published payslip of the caller, line by line, against the one before.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id }),
  output: payslipDetail,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips/{id}' }],
});

export const markPayslipSeen = defineProcedure({
  id: 'payroll/payslips/mark-payslip-seen',
  kind: 'mutation',
  summary: 'Notes that the caller has seen a payslip of theirs; from then on it cannot be withdrawn.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id }),
  output: z.object({ seenAt: timestamp }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/my-payslips/{id}/seen' }],
  audit: 'payslip',
  changes: 'payslip',
});

export const explainMyPayslipLine = defineProcedure({
  id: 'payroll/payslips/explain-my-payslip-line',
  kind: 'query',
  summary: 'How a line of the caller’s payslip was calculated.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id, column: codeSchema }),
  output: z.object({ name: localizedText, amount, explanation: explanation }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips/{id}/lines/{column}' }],
});

export const listBatchPayslips = defineProcedure({
  id: 'payroll/payslips/list-batch-payslips',
  kind: 'query',
  summary: 'The payslips of a batch and how far each has come.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id }),
  output: z.object({
    total: z.int(),
    generated: z.int(),
    published: z.int(),
    seen: z.int(),
    rows: z.array(
      z.object({
        id,
        number: z.string(),
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        status: z.enum(['unpublished', 'published', 'forbidden']),
        gross: amount,
        net: amount,
        seenAt: timestamp.nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/payslips' }],
});
