import { z } from 'zod';
import { conditionOperators } from './condition-operators.ts';
import { limits } from './limits.ts';
import { lineOfText } from './primitives.ts';

/** What rows must say in a column; `column` is the schema of the names that a column may have. */
export const rowConditionOn = <Column extends z.ZodType<string>>(column: Column) =>
  z.strictObject({
    column,
    operator: z.enum(conditionOperators),
    value: lineOfText(limits.searchCharactersMax).optional(),
    /** Of `one-of`, where an empty text stands for no value; of `between` the least and the most, each open where it is empty. */
    values: z.array(lineOfText(limits.searchCharactersMax)).min(1).max(limits.filterValuesMax).optional(),
  });
