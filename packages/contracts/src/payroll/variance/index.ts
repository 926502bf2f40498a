export * from './cancel-comparison.ts';
export * from './change-causes.ts';
export * from './comparison.ts';
export * from './comparison-machine.ts';
export * from './get-comparison.ts';
export * from './list-changed-items.ts';
export * from './list-changes.ts';
export * from './start-comparison.ts';
