/** Tests that a definition carries, and the facts of the periods that they are calculated in. */
import { z } from 'zod';
import { cellSchema, codeSchema, definitionLimits, isoDateSchema } from './definition-basics.ts';

/** What a calculation knows about its period. Dates are ISO; everything else follows from the solution's calendar. */
export const periodFactsSchema = z.strictObject({
  start: isoDateSchema,
  end: isoDateSchema,
  payDate: isoDateSchema,
  taxYear: z.int().min(1900).max(2200),
  taxMonth: z.int().min(1).max(12),
  /** `2026-01`. */
  paymentMonth: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  /** 1 for the first period of the year. */
  numberInYear: z.int().min(1).max(366),
  /** Weekdays on which nobody works (public holidays, days moved). */
  holidays: z.array(isoDateSchema).max(400).default([]),
  /** Weekend days that are worked instead. */
  extraWorkdays: z.array(isoDateSchema).max(400).default([]),
});

const expectedCellSchema = z.union([cellSchema, z.strictObject({ error: z.string() })]);
const givenRowSchema = z.record(codeSchema, cellSchema);
const expectedRowSchema = z.record(codeSchema, expectedCellSchema);
/** One entry an employee: its row, or the list of its rows in a table with lines. */
const perEmployee = <T extends z.ZodType>(row: T) =>
  z.array(z.union([row, z.array(row).max(definitionLimits.linesPerEmployeeMax)])).max(definitionLimits.testRowsMax);

/** Which period of a test, from 1. */
const periodOfTestSchema = z.int().min(1).max(definitionLimits.periodsPerTestMax);

/**
 * A period after the first one of a test. History is carried forward: it reads what the periods before have written to the ledger, as batches do
 * that are submitted in turn.
 */
export const nextPeriodSchema = z.strictObject({
  period: periodFactsSchema,
  /** Left out: the rows that were given for the period before. */
  rows: z.record(codeSchema, perEmployee(givenRowSchema)).optional(),
  /**
   * What has come to light since: corrected rows of an earlier period. Cells that are left out stay, as does an employee with `null` or `{}`; of
   * a table with lines the list replaces the lines.
   */
  late: z.array(z.strictObject({ of: periodOfTestSchema, rows: z.record(codeSchema, perEmployee(givenRowSchema.nullable())) })).default([]),
  expect: z.record(codeSchema, perEmployee(expectedRowSchema)).default({}),
  /** What is owed for an earlier period: one entry an employee, element → delta; elements that are left out are not asked for. */
  retro: z.array(z.strictObject({ of: periodOfTestSchema, deltas: z.array(z.record(codeSchema, cellSchema)) })).default([]),
});

/**
 * Given rows → expected cells. Every list has one entry an employee, in the same order; of a pivot over all employees `expect` lists the
 * groups, ordered by their keys.
 */
export const definitionTestSchema = z.strictObject({
  name: z.string().min(1).max(300),
  period: periodFactsSchema,
  /** Snapshot or input table → rows; columns left out are blank. */
  rows: z.record(codeSchema, perEmployee(givenRowSchema)),
  /**
   * One entry an employee: window → element → amount; left out is zero. Windows: `YTD`, `QTD`, `MTD`; `PREV` (one period back), `PREV2` …;
   * `LAST3` (sum of the three periods before) with `LAST3_COUNT` (in how many of them there was an entry), both read by LAST_N_AVG;
   * `BALANCE`, `BALANCE_2026-01-31`, `BALANCE_PERIOD_START`, `BALANCE_PERIOD_END`; `OPENING`; `PREV_YEAR`;
   * `PREV_YTD`; `RETRO`. With `_EARNED` at the end where the
   * expression says EARNED.
   */
  history: z.array(z.record(z.string(), z.record(codeSchema, cellSchema))).default([]),
  expect: z.record(codeSchema, perEmployee(expectedRowSchema)),
  /** The periods after it. Their history is carried forward, so that `history` says nothing then. */
  next: z.array(nextPeriodSchema).min(1).max(definitionLimits.periodsPerTestMax).optional(),
});
