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
