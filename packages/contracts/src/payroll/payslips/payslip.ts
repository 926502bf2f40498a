import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate, timestamp } from '../../core/primitives.ts';
import { figureLook, payslipLayouts, payslipSections } from './payslip-style.ts';

/** Where the figures come from (specification §3): a calculated batch, balances as the ledger stands, or an imported file. */
export const payslipSources = ['batch', 'balance', 'import'] as const;

export type PayslipSource = (typeof payslipSources)[number];

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
  /** Of its group: what it is to pay. */
  section: z.enum(payslipSections),
  /** The code of the group that it stands in. */
  group: z.string(),
  /** With the sign that it is shown with, not rounded. */
  amount,
  /** The same line of the payslip before; null when there is none. */
  previous: amount.nullable(),
  /** Its sum of the calendar year so far by payment date, this payslip included; null where the setting does not ask for it. */
  yearToDate: amount.nullable(),
  /** Of a line that the definition declares as quantity × rate; null for others, and where the quantity is zero. */
  product: payslipProduct.nullable(),
  look: figureLook,
});

/** A group of lines, and what those add up to that can be added. */
export const payslipGroup = z.object({
  code: z.string(),
  section: z.enum(payslipSections),
  name: localizedText,
  /** `gross` and `deductions` where the lines shown are all of it; `shown` where they are a part. Null of groups that are not summed. */
  sum: z.object({ of: z.enum(['gross', 'deductions', 'shown']), amount }).nullable(),
});

export type PayslipGroup = z.infer<typeof payslipGroup>;

/** Where figures come from that were not calculated here. */
export const payslipOrigin = z.discriminatedUnion('source', [
  /** The ledger, with what was paid up to a day. */
  z.object({ source: z.literal('balance'), asOf: isoDate }),
  /** A file that somebody brought. */
  z.object({ source: z.literal('import'), by: z.string(), at: timestamp }),
]);
export type PayslipOrigin = z.infer<typeof payslipOrigin>;

export const payslipDetail = payslipSummary.extend({
  /** Null of one that a batch calculated, whose lines explain themselves. */
  origin: payslipOrigin.nullable(),
  employeeNumber: z.string(),
  employeeName: z.string(),
  legalEntity: localizedText,
  department: localizedText.nullable(),
  position: localizedText.nullable(),
  periodStart: isoDate,
  periodEnd: isoDate,
  layout: z.enum(payslipLayouts),
  header: localizedText.nullable(),
  /** A picture as `data:` address, PNG or JPEG. */
  logo: z.string().nullable(),
  remarks: localizedText.nullable(),
  /** In their order; those that show nothing here are left out. */
  groups: z.array(payslipGroup),
  lines: z.array(payslipLine),
  previousNumber: z.string().nullable(),
  previousNet: amount.nullable(),
  /** Sums of the calendar year so far by payment date, this payslip included. */
  yearToDate: z.object({ gross: amount, deductions: amount, net: amount }),
});
