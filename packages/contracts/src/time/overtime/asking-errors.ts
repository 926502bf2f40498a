import type { ErrorCode } from '../../core/error-codes.ts';

/** Why overtime cannot be asked for. */
export const overtimeErrors = [
  'NOT_FOUND',
  'NOT_EMPLOYED_THEN',
  'OVERTIME_HOURS',
  'PUNCH_NO_SUCH_TIME',
  'OVERTIME_TWICE',
  'OVERTIME_NOT_AS_LEAVE',
  'OVERTIME_WAY',
  'APPROVER_MISSING',
  'TOO_MANY',
] as const satisfies readonly ErrorCode[];
