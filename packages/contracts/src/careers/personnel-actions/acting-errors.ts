import type { ErrorCode } from '../../core/error-codes.ts';

/** Why an action cannot be asked for. */
export const actingErrors = [
  'NOT_FOUND',
  'NOT_EMPLOYED_THEN',
  'ACTION_NOT_ALLOWED',
  'ACTION_ALREADY_ASKED',
  'ACTION_CHANGES_NOTHING',
  'ACTION_TAKES_NO_FILES',
  'ACTION_DAYS_REVERSED',
  'NO_PROBATION',
  'PROBATION_NOT_LONGER',
  'PROBATION_OUTSIDE',
  'DEPARTMENT_NOT_THERE',
  'REPORTS_TO_THEMSELF',
  'ENDS_BEFORE_IT_BEGINS',
  'STILL_EMPLOYED',
  'REHIRE_TOO_EARLY',
  'ABSENCE_IS_PAID',
  'LEAVE_TYPE_CLOSED',
  'LEAVE_DAYS',
  'LEAVE_NO_DAYS',
  'LEAVE_NOT_YET',
  'LEAVE_OVERLAPS',
  'LEAVE_BALANCE_SHORT',
  'APPROVER_MISSING',
  'TOO_MANY',
] as const satisfies readonly ErrorCode[];
