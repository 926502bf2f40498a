import type { ErrorCode } from '../../core/error-codes.ts';

/** Why a contract cannot be as it is said to be. */
export const contractErrors = [
  'NOT_EMPLOYED_THEN',
  'CONTRACT_NUMBER_TAKEN',
  'CONTRACT_DAYS_REVERSED',
  'CONTRACT_END_MISSING',
  'CONTRACT_WITHOUT_END',
  'CONTRACT_OVERLAPS',
  'PROBATION_OUTSIDE',
] as const satisfies readonly ErrorCode[];
