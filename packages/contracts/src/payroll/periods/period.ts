import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, version } from '../../core/primitives.ts';
import { batchStatuses, batchTypes } from '../batches/index.ts';
import { periodEvents, periodStatuses } from './period-machine.ts';

/** A month of a year, e.g. 2026-01. */
export const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);

/** What people say of a period (specification §3): the pay date is its cutoff (pay) day. */
const periodFields = {
  name: name(limits.nameCharactersMax),
  startDate: isoDate,
  endDate: isoDate,
  /** The day on which people are paid; it picks the versions of rates. */
  payDate: isoDate,
  /** The days whose attendance counts. */
  attendanceStart: isoDate,
  attendanceEnd: isoDate,
  paymentMonth: month,
  /** The month in whose tax year the pay is taxed. */
  taxMonth: month,
} as const;

/** Dates and months of a period, all of them said. */
export type PeriodDates = z.infer<z.ZodObject<typeof periodFields>>;

/** What makes or changes a period; attendance is that of the period's own days, and the months are the pay date's, where nothing else is said. */
export const periodInput = z.strictObject({
  ...periodFields,
  attendanceStart: isoDate.optional(),
  attendanceEnd: isoDate.optional(),
  paymentMonth: month.optional(),
  taxMonth: month.optional(),
});
export type PeriodInput = z.infer<typeof periodInput>;

/** A batch of a period, as far as the period's state hangs on it. */
export const periodBatch = z.object({
  id,
  name: z.string(),
  type: z.enum(batchTypes),
  status: z.enum(batchStatuses),
  /** People who are held in it and paid by no other batch of the period. */
  held: z.int(),
});
export type PeriodBatch = z.infer<typeof periodBatch>;

export const periodSummary = z.object({
  id,
  solutionId: id,
  sequence: z.int(),
  ...periodFields,
  name: z.string(),
  /** When people were paid in fact; null until the period is closed. */
  paidDate: isoDate.nullable(),
  status: z.enum(periodStatuses),
  version,
  /** What its state allows and the caller may cause. */
  events: z.array(z.enum(periodEvents)),
  /** Its batches but for the canceled ones; empty for those who may not see batches. */
  batches: z.array(periodBatch),
});
export type PeriodSummary = z.infer<typeof periodSummary>;

/** What every action on a period takes: the period, and the version that the caller has seen. */
export const periodReference = z.strictObject({ id, version });
