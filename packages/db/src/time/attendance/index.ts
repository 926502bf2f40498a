export { type CountedDays, countAttendance } from './count-attendance.ts';
export { type AskedCount, type CountedAttendance, countEverybody } from './count-everybody.ts';
export { instantOf, lockPeople } from './punch-times.ts';
