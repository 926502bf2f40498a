import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { filterMatch, id, isoDate, lineNumber, lineOfText, sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/definition.ts';

export const tableColumn = z.object({
  code: z.string(),
  name: localizedText,
  type: z.enum(['text', 'integer', 'decimal', 'money', 'date', 'boolean']),
  scale: z.int(),
  currency: z.string().nullable(),
  hidden: z.boolean(),
  percentage: z.boolean(),
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
  columns: z.array(tableColumn),
});

export const listTables = defineProcedure({
  id: 'payroll/tables/list-tables',
  kind: 'query',
  summary: 'The calculated tables of a batch and their columns.',
  permission: 'batch.read',
  input: z.strictObject({ batchId: id }),
  output: z.object({ tables: z.array(calculatedTable) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/tables' }],
});

/** A condition on a column of the result, or on the employee (employeeNumber, name, department, movement, held, hasErrors). */
export const rowCondition = z.strictObject({
  column: codeSchema,
  operator: z.enum(['equals', 'not-equals', 'less', 'at-most', 'greater', 'at-least', 'contains', 'blank', 'not-blank']),
  value: lineOfText(limits.searchCharactersMax).optional(),
});

/** Numbers are decimal text at the column's scale, dates ISO, booleans "true" or "false"; an error is its code. */
export const cell = z.union([z.string(), z.null(), z.object({ error: z.string() })]);

/** Whose line it is; null in a table that all employees share. */
const lineOwner = { employeeId: id.nullable(), employeeNumber: z.string().nullable(), name: z.string().nullable() };

export const listRows = defineProcedure({
  id: 'payroll/tables/list-rows',
  kind: 'query',
  summary: 'A window of a calculated table, sorted and filtered by the server.',
  permission: 'pay.read',
  input: windowInput.extend({
    batchId: id,
    table: codeSchema,
    search: lineOfText(limits.searchCharactersMax).optional(),
    conditions: z.array(rowCondition).max(limits.filterConditionsMax).default([]),
    match: filterMatch.default('all'),
    sort: z.strictObject({ column: codeSchema, direction: sortDirection }).optional(),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        ...lineOwner,
        department: localizedText.nullable(),
        movement: z.enum(['joiner', 'leaver', 'both']).nullable(),
        held: z.boolean(),
        errors: z.int(),
        /** Counts from 0. */
        line: z.int(),
        /** The days that the line is about, where lines are parts of the period. */
        days: z.object({ from: isoDate, to: isoDate }).nullable(),
        /** In the order of the table's columns. */
        cells: z.array(cell),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/rows' }],
  immediate: true,
});

export interface Explanation {
  kind: 'column' | 'operation' | 'function' | 'input' | 'constant' | 'parameter' | 'error';
  /** What is shown: a column's name, an operator, a function. */
  label: z.infer<typeof localizedText> | string;
  /** The expression as written, where there is one. */
  expression: string | null;
  value: string | null;
  /** For a leaf: where it comes from. For a rounding: before → after. */
  note: string | null;
  children: Explanation[];
}
export const explanation: z.ZodType<Explanation, Explanation> = z.object({
  kind: z.enum(['column', 'operation', 'function', 'input', 'constant', 'parameter', 'error']),
  label: z.union([z.string(), localizedText]),
  expression: z.string().nullable(),
  value: z.string().nullable(),
  note: z.string().nullable(),
  get children() {
    return z.array(explanation);
  },
});

export const explainCell = defineProcedure({
  id: 'payroll/tables/explain-cell',
  kind: 'query',
  summary: 'How a calculated value came about, down to its sources.',
  permission: 'pay.read',
  input: z.strictObject({
    batchId: id,
    table: codeSchema,
    /** 0 in a table that all employees share. */
    employeeId: z.int().min(0).max(2_147_483_647),
    column: codeSchema,
    line: lineNumber.default(0),
  }),
  output: z.object({
    column: tableColumn,
    value: cell,
    /** False when the run was made by another version of the engine. */
    sameEngine: z.boolean(),
    explanation,
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/tables/{table}/cells/{employeeId}/{column}' }],
});

export const listCellErrors = defineProcedure({
  id: 'payroll/tables/list-cell-errors',
  kind: 'query',
  summary: 'The cells of a batch that have no value, with the reason and what to do.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        ...lineOwner,
        table: z.string(),
        line: z.int(),
        column: z.string(),
        columnName: localizedText,
        code: z.string(),
        message: z.string(),
        nextStep: z.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/errors' }],
});
