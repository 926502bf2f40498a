export * from './definition.ts';
export * from './finding.ts';
export * from './get-solution.ts';
export * from './list-solutions.ts';
export * from './period-facts.ts';
export * from './save-batch-as-test.ts';
export * from './solution.ts';
export * from './solution-machine.ts';
