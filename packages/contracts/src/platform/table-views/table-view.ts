import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { filterMatch, id, lineOfText, name, version } from '../../core/primitives.ts';
import { rowConditionOn } from '../../core/row-conditions.ts';

const codeCharactersMax = 64;
const sortCharactersMax = codeCharactersMax + 1;

/** A table of the product, e.g. `batches`; a calculated one with its code, e.g. `result.Pay`. */
export const tableName = z
  .string()
  .regex(/^[a-z][a-z-]*(\.[\p{L}_][\p{L}\p{N}_]{0,63})?$/u, 'is no name of a table')
  .max(100);

const columnId = lineOfText(codeCharactersMax)
  .min(1)
  .refine((code) => !(code in Object.prototype), 'this word is reserved');
const columnFlags = <Value extends z.ZodType>(value: Value) =>
  z
    .record(columnId, value)
    .refine((flags) => Object.keys(flags).length <= limits.tableViewColumnsMax, `holds more than ${limits.tableViewColumnsMax} columns`);

/** Columns within which rows are grouped, and what a pivot of them shows. */
const groupLevelsMax = 3;
const pivotState = z.strictObject({
  rows: z.array(columnId).max(3).optional(),
  columns: z.array(columnId).max(2).optional(),
  measures: z
    .array(z.strictObject({ aggregate: z.enum(['sum', 'count', 'average', 'min', 'max']), column: columnId.optional() }))
    .max(6)
    .optional(),
  chart: z.enum(['column', 'bar', 'line', 'area', 'pie', 'scatter']).optional(),
});

export const tableDensities = ['compact', 'usual', 'roomy'] as const;

/** How a table stands: its arrangement, and which rows it shows in which order. What is left out is as the table itself has it. */
export const tableState = z
  .strictObject({
    density: z.enum(tableDensities).default('usual'),
    /** Columns that were brought in or hidden. */
    shown: columnFlags(z.boolean()).default({}),
    pins: columnFlags(z.enum(['start', 'end', 'none'])).default({}),
    order: z.array(columnId).max(limits.tableViewColumnsMax).default([]),
    /** A column; with a minus before it, descending. */
    sort: lineOfText(sortCharactersMax).min(1).optional(),
    search: lineOfText(limits.searchCharactersMax).min(1).optional(),
    filters: z.array(rowConditionOn(columnId)).max(limits.filterConditionsMax).default([]),
    match: filterMatch.default('all'),
    groups: z.array(columnId).max(groupLevelsMax).default([]),
    /** Seen as a pivot; left out: as rows. */
    show: z.enum(['pivot']).optional(),
    pivot: pivotState.optional(),
  })
  .refine((state) => JSON.stringify(state).length <= limits.tableViewCharactersMax, `is longer than ${limits.tableViewCharactersMax}`);

export const viewName = name(limits.nameCharactersMax);

/** The solution whose batches somebody may see to see the view; null: its owner's alone. */
export const sharedWith = id.nullable();

export const tableView = z.object({
  id,
  name: z.string(),
  isDefault: z.boolean(),
  state: tableState,
  version,
  sharedSolutionId: sharedWith,
  /** Whose it is; null of the caller's own. */
  owner: z.string().nullable(),
});
