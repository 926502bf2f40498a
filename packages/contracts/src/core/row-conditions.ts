import { z } from 'zod';
import { limits } from './limits.ts';
import { lineOfText } from './primitives.ts';

/** What a value can be held against. */
export const conditionOperators = [
  'equals',
  'not-equals',
  'less',
  'at-most',
  'greater',
  'at-least',
  'contains',
  'blank',
  'not-blank',
  'one-of',
  'between',
] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** What rows must say in a column; `column` is the schema of the names that a column may have. */
export const rowConditionOn = <Column extends z.ZodType<string>>(column: Column) =>
  z.strictObject({
    column,
    operator: z.enum(conditionOperators),
    value: lineOfText(limits.searchCharactersMax).optional(),
    /** Of `one-of`, where an empty text stands for no value; of `between` the least and the most, each open where it is empty. */
    values: z.array(lineOfText(limits.searchCharactersMax)).min(1).max(limits.filterValuesMax).optional(),
  });
