/** The closed lists of error codes. They are stable: stored in `calc.cell_error`, shown by the editor, matched by tests. */

/** What can be wrong with a definition. */
export const definitionErrorCodes = [
  'SYNTAX',
  'EXPRESSION_TOO_LONG',
  'EXPRESSION_TOO_DEEP',
  'CHAIN_TOO_LONG',
  'LIMIT_EXCEEDED',
  'UNKNOWN_NAME',
  'UNKNOWN_TABLE',
  'UNKNOWN_COLUMN',
  'UNKNOWN_FUNCTION',
  'UNKNOWN_ELEMENT',
  'UNKNOWN_OPTION',
  'UNKNOWN_PAY_TYPE',
  'AMBIGUOUS_NAME',
  'DUPLICATE_CODE',
  'DUPLICATE_NAME',
  'UNKNOWN_RULE_GROUP',
  'WRONG_ARITY',
  'TYPE_MISMATCH',
  'CURRENCY_MISMATCH',
  'UNIT_MISMATCH',
  'NOT_CONSTANT',
  'NUMBER_TOO_LONG',
  'CYCLE',
  'STEP_ORDER',
  'NO_UNIQUE_ROW',
  'TABLE_SHAPE',
  'PARAMETER_VALUE',
  'PARAMETER_VERSION',
  'CONSTANT_VALUE',
  'BLANK_RULE',
  'SUMMARY_COLUMN',
  'BALANCE_COLUMN',
  'PLAUSIBLE_VALUES',
] as const;
export type DefinitionErrorCode = (typeof definitionErrorCodes)[number];

/** What can go wrong in one cell while it is calculated. */
export const cellErrorCodes = [
  'BLANK_VALUE',
  'DIVISION_BY_ZERO',
  'OVERFLOW',
  'MISSING_ROW',
  'MISSING_BRACKET',
  'MISSING_VERSION',
  'NOT_UNIQUE',
  'TOO_MANY_LINES',
  'INVALID_ARGUMENT',
  'INVALID_DATE',
  'RAISED',
  'DEPENDS_ON_ERROR',
  'ENGINE_FAILURE',
] as const;
export type CellErrorCode = (typeof cellErrorCodes)[number];
