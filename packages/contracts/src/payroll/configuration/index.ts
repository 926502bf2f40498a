export * from './configuration-step.ts';
export * from './get-configuration.ts';
