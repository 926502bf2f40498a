// Made by `npm run fix` from the folders beside it.
export { addPunch } from './add-punch.ts';
export { getAttendance } from './get-attendance.ts';
export { getMyAttendance } from './get-my-attendance.ts';
export { listAttendance } from './list-attendance.ts';
export { putPunches } from './put-punches.ts';
export { withdrawPunch } from './withdraw-punch.ts';
