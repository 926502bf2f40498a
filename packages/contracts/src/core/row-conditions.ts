import { z } from 'zod';
import { type ConditionOperator, conditionOperators, takesValues } from './condition-operators.ts';
import { limits } from './limits.ts';
import { lineOfText } from './primitives.ts';

interface Given {
  readonly operator: ConditionOperator;
  readonly value?: string | undefined;
  readonly values?: readonly string[] | undefined;
}

/** What an operator does not take would be passed over in silence, and rows come that nobody has asked for. */
const takesWhatIsGiven = ({ operator, value, values }: Given): boolean =>
  takesValues(operator) ? value === undefined : values === undefined;

/** What rows must say in a column; `column` is the schema of the names that a column may have. */
export const rowConditionOn = <Column extends z.ZodType<string>>(column: Column) =>
  z
    .strictObject({
      column,
      operator: z.enum(conditionOperators),
      value: lineOfText(limits.searchCharactersMax).optional(),
      /** Of `one-of`, where an empty text stands for no value; of `between` the least and the most, each open where it is empty. */
      values: z.array(lineOfText(limits.searchCharactersMax)).min(1).max(limits.filterValuesMax).optional(),
    })
    .refine(takesWhatIsGiven, { error: '`values` belongs to one-of and between, `value` to the others' });
