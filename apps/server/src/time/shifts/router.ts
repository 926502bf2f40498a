// Made by `npm run fix` from the folders beside it.
export { createShift } from './create-shift.ts';
export { deleteShift } from './delete-shift.ts';
export { listShifts } from './list-shifts.ts';
export { updateShift } from './update-shift.ts';
