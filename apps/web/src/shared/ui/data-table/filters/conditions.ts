import { type RawSearch, readOneOf, readText } from '../../../search.ts';

export const operators = [
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
export type Operator = (typeof operators)[number];

/** What rows must say in a column. The chips make `one-of` and `between`; addresses may hold the others as well. */
export interface Condition {
  readonly column: string;
  readonly operator: Operator;
  readonly value?: string;
  /** Of `one-of`, where an empty text stands for no value; of `between` the least and the most, each open where it is empty. */
  readonly values?: readonly string[];
}

const conditionsMax = 20;
const valuesMax = 100;
const textMax = 100;
const columnMax = 64;

const readValues = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) ? raw.slice(0, valuesMax).map((value) => String(value).trim().slice(0, textMax)) : undefined;

function readCondition(raw: unknown): Condition[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const record = raw as RawSearch;
  const column = readText(record, 'column', columnMax);
  const operator = readOneOf(record, 'operator', operators);
  if (!column || !operator) return [];
  const value = readText(record, 'value', textMax);
  const values = readValues(record.values);
  return [{ column, operator, ...(value === undefined ? {} : { value }), ...(values === undefined ? {} : { values }) }];
}

/** The conditions that stand in an address; what is none is left out. */
export function readConditions(raw: unknown): readonly Condition[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const conditions = raw.slice(0, conditionsMax).flatMap(readCondition);
  return conditions.length > 0 ? conditions : undefined;
}
