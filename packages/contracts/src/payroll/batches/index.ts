export * from './batch.ts';
export * from './batch-input.ts';
export * from './batch-machine.ts';
export * from './change-batches.ts';
export * from './read-batches.ts';
export * from './retro.ts';
