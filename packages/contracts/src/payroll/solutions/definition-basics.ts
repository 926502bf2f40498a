/** What every part of a definition is written with: names, codes, cells, types. */
import { z } from 'zod';

export const definitionLimits = {
  expressionLengthMax: 4_000,
  columnsPerTableMax: 800,
  tablesMax: 200,
  stepsMax: 50,
  parameterRowsMax: 10_000,
  parameterVersionsMax: 200,
  formulaVersionsMax: 100,
  balancesMax: 400,
  payTypesMax: 200,
  /** Pay types that one column carries. */
  payTypesPerColumnMax: 20,
  ruleGroupsMax: 100,
  rulesMax: 500,
  testsMax: 500,
  testRowsMax: 1_000,
  periodsPerTestMax: 60,
  /** Rows of one employee in a table with lines. */
  linesPerEmployeeMax: 1_000,
  /** Groups of a pivot over all employees: each is a row with a line number of its own. */
  groupsMax: 10_000,
  /** Columns of a key. */
  keyColumnsMax: 5,
} as const;

/** Written first in a pivot's `groupBy`: the table is made employee by employee. No column may have this code. */
export const employeeKey = 'EMPLOYEE';

/** A name that expressions can use: starts with a letter of any script or an underscore. */
export const codeSchema = z
  .string()
  .max(64)
  .regex(/^[\p{L}_][\p{L}\p{N}_]*$/u, 'a code starts with a letter and holds letters, digits and underscores only')
  .refine((code) => !(code in Object.prototype) && code !== employeeKey, {
    message: 'this word is reserved',
    params: { finding: 'RESERVED_CODE' },
  });

/** `Table.Column`. */
export const columnPathSchema = z.string().regex(/^[\p{L}_][\p{L}\p{N}_]*\.[\p{L}_][\p{L}\p{N}_]*$/u, 'written as Table.Column');

const nameSchema = z.string().min(1).max(200);

/** A name in one language suffices: readers of the other see it too. */
/** A name in one language at least, which the other falls back to. */
export const localizedNameOf = (text: z.ZodType<string, string>) =>
  z
    .strictObject({ en: text.optional(), 'zh-CN': text.optional() })
    .refine((name) => name.en !== undefined || name['zh-CN'] !== undefined, {
      message: 'a name is written in en, in zh-CN, or in both',
      params: { finding: 'NO_LANGUAGE' },
    })
    .transform(({ en, 'zh-CN': chinese }) => ({ en: en ?? chinese ?? '', 'zh-CN': chinese ?? en ?? '' }));

export const localizedNameSchema = localizedNameOf(nameSchema);

/** An ISO calendar date, `2026-01-31`. */
export const isoDateSchema = z.iso.date();

/** A cell written by hand. A number is read by its shortest decimal notation; write more than 15 digits as text. */
export const cellSchema = z.union([z.string().max(4_000), z.number(), z.boolean(), z.null()]);

export const columnTypeSchema = z.enum(['text', 'integer', 'decimal', 'money', 'date', 'boolean']);
export const roundingModeSchema = z.enum(['HALF_UP', 'HALF_EVEN', 'HALF_DOWN', 'UP', 'DOWN', 'CEILING', 'FLOOR']);
/** What a blank result becomes: an error of the cell, zero, or a blank that is kept. */
export const blankRuleSchema = z.enum(['error', 'zero', 'keep']);
/** Digits after the decimal point that are stored. */
/** Digits after the point. */
export const scaleMax = 12;
export const scaleSchema = z.int().min(0).max(scaleMax);
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as CNY');
