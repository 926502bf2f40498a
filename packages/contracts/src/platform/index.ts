export * from './jobs/index.ts';
export * from './languages/index.ts';
export * from './notifications/index.ts';
