export { type AskedOvertimeHours, countOvertimeHours, listOvertimeHours, type OvertimeHours } from './overtime-hours.ts';
export { type OvertimeTimes, readOvertimeParts } from './overtime-parts.ts';
