export const changeErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'DEFINITION_INVALID', 'RESULT_MISSING'] as const;
