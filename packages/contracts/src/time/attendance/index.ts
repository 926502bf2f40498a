export * from './add-punch.ts';
export * from './attendance.ts';
export * from './get-attendance.ts';
export * from './get-my-attendance.ts';
export * from './list-attendance.ts';
export * from './put-punches.ts';
export * from './withdraw-punch.ts';
