// Made by `npm run fix` from the folders beside it.
export { assignRoster } from './assign-roster.ts';
export { createRoster } from './create-roster.ts';
export { deleteRoster } from './delete-roster.ts';
export { getMySchedule } from './get-my-schedule.ts';
export { listRosterAssignments } from './list-roster-assignments.ts';
export { listRosters } from './list-rosters.ts';
export { listSchedules } from './list-schedules.ts';
export { removeRosterAssignment } from './remove-roster-assignment.ts';
export { updateRoster } from './update-roster.ts';
