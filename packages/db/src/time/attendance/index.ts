export { type CountedDays, countAttendance } from './count-attendance.ts';
export { type AskedCount, type CountedAttendance, countEverybody } from './count-everybody.ts';
export { type PaidPeriods, type PunchesImport, punchesTarget } from './import/index.ts';
export { atClock, instantOf, lockPeople, wasShown } from './punch-times.ts';
