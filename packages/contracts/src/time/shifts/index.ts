export * from './create-shift.ts';
export * from './delete-shift.ts';
export * from './list-shifts.ts';
export * from './shift.ts';
export * from './times.ts';
export * from './update-shift.ts';
