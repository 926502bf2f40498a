import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { cell, lineShapes, tableColumn } from '../tables/index.ts';

/** How what was typed came into the batch, and who brought it when. */
export const inputOrigin = z.object({ how: z.enum(['typed', 'imported']), by: z.string(), at: timestamp });

const named = { code: z.string(), name: localizedText };

export const payeeInputTable = z.object({
  ...named,
  /** `typed` into the batch, or frozen from a record when it was prepared. */
  kind: z.enum(['typed', 'frozen']),
  lines: z.enum(lineShapes).exclude(['shared']),
  /** `source`: the record that a column was frozen from; null of a typed one. */
  columns: z.array(tableColumn.extend({ source: localizedText.nullable() })),
  /** Of a typed table; null where nothing was typed for this person, or before who typed was kept. */
  origin: inputOrigin.nullable(),
  /** Line by line, in the order of the columns: decimal text, ISO dates, "true" or "false", text; null is blank. */
  rows: z.array(z.array(z.string().nullable())),
});

export const payeeResultTable = z.object({
  ...named,
  step: z.string(),
  /** It holds gross, deductions and net. */
  isSummary: z.boolean(),
  columns: z.array(tableColumn),
  rows: z.array(
    z.object({
      /** Counts from 0. */
      line: z.int(),
      /** The days that the line is about, where lines are parts of the period. */
      days: z.object({ from: isoDate, to: isoDate }).nullable(),
      cells: z.array(cell),
    }),
  ),
});

export const getPayeeTables = defineProcedure({
  id: 'payroll/payees/get-payee-tables',
  kind: 'query',
  summary: 'What a batch calculates somebody from, each with its source, and every line that it calculated for them.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, employeeId: id }),
  output: z.object({
    /** The instant at which records were frozen. */
    frozenAt: timestamp.nullable(),
    inputs: z.array(payeeInputTable),
    /** In the order of the definition; none before the batch is calculated. Tables over all employees are not among them. */
    results: z.array(payeeResultTable),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/payees/{employeeId}/tables' }],
});
