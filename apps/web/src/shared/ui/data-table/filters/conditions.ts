import { type ConditionOperator, conditionOperators, limits, takesValues } from '@wagewright/contracts';
import { type RawSearch, readOneOf, readText } from '../../../search.ts';

/** What rows must say in a column. The chips make `one-of` and `between`; addresses may hold the others as well. */
export interface Condition {
  readonly column: string;
  readonly operator: ConditionOperator;
  readonly value?: string;
  /** Of `one-of`, where an empty text stands for no value; of `between` the least and the most, each open where it is empty. */
  readonly values?: readonly string[];
}

const textMax = limits.searchCharactersMax;
const columnMax = 64;

const readValues = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) ? raw.slice(0, limits.filterValuesMax).map((value) => String(value).trim().slice(0, textMax)) : undefined;

function readCondition(raw: unknown): Condition[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const record = raw as RawSearch;
  const column = readText(record, 'column', columnMax);
  const operator = readOneOf(record, 'operator', conditionOperators);
  if (!column || !operator) return [];
  const isSeveral = takesValues(operator);
  const value = isSeveral ? undefined : readText(record, 'value', textMax);
  const values = isSeveral ? readValues(record.values) : undefined;
  return [{ column, operator, ...(value === undefined ? {} : { value }), ...(values === undefined ? {} : { values }) }];
}

/** The conditions that stand in an address; what is none is left out. */
export function readConditions(raw: unknown): readonly Condition[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const conditions = raw.slice(0, limits.filterConditionsMax).flatMap(readCondition);
  return conditions.length > 0 ? conditions : undefined;
}
