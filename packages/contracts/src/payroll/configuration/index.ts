export * from './configuration-step.ts';
export * from './get-batch-scope.ts';
export * from './get-configuration.ts';
export * from './get-dynamic.ts';
export * from './scope-standing.ts';
export * from './set-dynamic.ts';
export * from './try-scope.ts';
