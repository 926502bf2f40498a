export { type AskedOvertimeHours, countOvertimeHours, listOvertimeHours, type OvertimeHours } from './overtime-hours.ts';
