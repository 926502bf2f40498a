import { punchDirections } from '@wagewright/contracts/time/attendance';
import { dayKinds } from '@wagewright/contracts/time/calendars';
import { entryFacts, entryKinds, leaveParts, leaveRule, leaveUnits } from '@wagewright/contracts/time/leave';
import { compensationWays, overtimeKinds } from '@wagewright/contracts/time/overtime';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { keptBreaks } from '@wagewright/contracts/time/shifts';
import { columnsOf } from './column.ts';
import { localized, matching, oneOf, orNull, stateOf } from './kinds.ts';

export const workCalendarColumns = columnsOf('work_calendar', { name: localized });

/** A day that differs from Monday to Friday worked. */
export const calendarDayColumns = columnsOf('work_calendar_day', {
  kind: oneOf(dayKinds),
  name: orNull(localized),
});

export const shiftColumns = columnsOf('shift', { name: localized, breaks: matching(keptBreaks, 'the breaks of a shift') });

export const punchColumns = columnsOf('punch', { direction: orNull(oneOf(punchDirections)) });

export const correctionColumns = columnsOf('punch_correction', { status: stateOf(timeRequestMachine) });

export const rosterColumns = columnsOf('roster', { name: localized });

export const leaveTypeColumns = columnsOf('leave_type', { name: localized, unit: oneOf(leaveUnits) });
export const leaveRuleColumns = columnsOf('leave_rule', { content: matching(leaveRule, 'a rule of leave') });
export const leaveRequestColumns = columnsOf('leave_request', {
  status: stateOf(timeRequestMachine),
  startPart: oneOf(leaveParts),
  endPart: oneOf(leaveParts),
});
export const leaveDayColumns = columnsOf('leave_request_day', { part: oneOf(leaveParts) });
export const leaveEntryColumns = columnsOf('leave_entry', {
  kind: oneOf(entryKinds),
  facts: matching(entryFacts, 'why an entry has its amount'),
});
export const overtimeColumns = columnsOf('overtime_request', {
  status: stateOf(timeRequestMachine),
  kind: oneOf(overtimeKinds),
  compensationWay: oneOf(compensationWays),
});
export const overtimeDayColumns = columnsOf('overtime_request_day', { kind: oneOf(overtimeKinds) });
