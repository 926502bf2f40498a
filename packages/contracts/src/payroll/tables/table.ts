import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { filterMatch, id, lineOfText } from '../../core/primitives.ts';
import { rowConditionOn } from '../../core/row-conditions.ts';
import { codeSchema } from '../solutions/index.ts';

export const tableColumn = z.object({
  code: z.string(),
  name: localizedText,
  type: z.enum(['text', 'integer', 'decimal', 'money', 'date', 'boolean']),
  scale: z.int(),
  currency: z.string().nullable(),
  hidden: z.boolean(),
  percentage: z.boolean(),
  /** What people read instead of the codes that a text column holds, by code. */
  values: z.record(z.string(), localizedText),
});

/** `one` row an employee, `many` rows of an employee, or rows `shared` by all of them (groups of a pivot). */
export const lineShapes = ['one', 'many', 'shared'] as const;

export const calculatedTable = z.object({
  code: z.string(),
  name: localizedText,
  step: z.string(),
  lines: z.enum(lineShapes),
  /** Each line is a part of the period: rows say from when to when. */
  datedLines: z.boolean(),
  /** The column of net pay, where this table holds it. */
  netColumn: z.string().nullable(),
  columns: z.array(tableColumn),
});

/** A condition on a column of the result, or on the employee (employeeNumber, name, department, movement, held, hasErrors). */
export const rowCondition = rowConditionOn(codeSchema);

/** Which rows of a calculated table are meant. */
export const rowFilter = z.strictObject({
  batchId: id,
  table: codeSchema,
  /** Part of a name, or the beginning of a number; of a table over all employees part of a text in it, in either language. */
  search: lineOfText(limits.searchCharactersMax).optional(),
  conditions: z.array(rowCondition).max(limits.filterConditionsMax).default([]),
  match: filterMatch.default('all'),
  /** Conditions that hold besides, all of them: what groups say that were opened. */
  within: z.array(rowCondition).max(limits.filterConditionsMax).default([]),
});

/** Numbers are decimal text at the column's scale, dates ISO, booleans "true" or "false"; an error is its code. */
export const cell = z.union([z.string(), z.null(), z.object({ error: z.string() })]);
