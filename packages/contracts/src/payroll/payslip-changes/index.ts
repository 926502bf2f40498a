export * from './get-my-change.ts';
