import type { ErrorCode } from '../../core/error-codes.ts';

/** Why leave cannot be asked for. */
export const askingErrors = [
  'NOT_FOUND',
  'NOT_EMPLOYED_THEN',
  'LEAVE_DAYS',
  'LEAVE_HOURS',
  'LEAVE_NO_DAYS',
  'LEAVE_NOT_YET',
  'LEAVE_OVERLAPS',
  'LEAVE_BALANCE_SHORT',
  'LEAVE_TYPE_CLOSED',
  'APPROVER_MISSING',
  'TOO_MANY',
] as const satisfies readonly ErrorCode[];
