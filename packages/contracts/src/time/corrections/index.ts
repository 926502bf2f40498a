export * from './cancel-correction.ts';
export * from './cancel-my-correction.ts';
export * from './correction.ts';
export * from './get-correction.ts';
export * from './list-corrections.ts';
export * from './list-my-corrections.ts';
export * from './submit-my-correction.ts';
