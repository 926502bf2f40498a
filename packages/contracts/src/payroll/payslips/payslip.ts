import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate, timestamp } from '../../core/primitives.ts';

/** Where the figures come from (specification §3): a calculated batch, balances as the ledger stands, or an imported file. */
export const payslipSources = ['batch', 'balance', 'import'] as const;

export type PayslipSource = (typeof payslipSources)[number];

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
  /** `negate` shows the amount with the opposite sign. */
  sign: z.enum(['plain', 'negate']).default('plain'),
});

export type PayslipItem = z.infer<typeof payslipItem>;

export const payslipSummary = z.object({
  id,
  number: z.string(),
  /** What its setting is called, by which payslips of one period are told apart. */
  title: z.string(),
  source: z.enum(payslipSources),
  period: z.string(),
  payDate: isoDate,
  currency: z.string(),
  gross: amount,
  deductions: amount,
  net: amount,
  publishedAt: timestamp,
  seenAt: timestamp.nullable(),
});

/** What an amount is the product of, exactly as it was calculated with. */
export const payslipProduct = z.object({
  quantity: amount,
  /** What the quantity counts, where the definition says so. */
  unit: z.enum(['hours', 'days']).nullable(),
  /** Pay for one. */
  rate: amount,
});

export type PayslipProduct = z.infer<typeof payslipProduct>;

export const payslipLine = z.object({
  column: z.string(),
  name: localizedText,
  section: z.enum(payslipSections),
  amount,
  /** The same line of the payslip before; null when there is none. */
  previous: amount.nullable(),
  /** Of a line that the definition declares as quantity × rate; null for others, and where the quantity is zero. */
  product: payslipProduct.nullable(),
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
