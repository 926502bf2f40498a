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

/** Operators that are held against several values; the others are against one, or against none. */
const severalValued = ['one-of', 'between'] as const satisfies readonly ConditionOperator[];
export const takesValues = (operator: ConditionOperator): boolean => severalValued.some((one) => one === operator);
