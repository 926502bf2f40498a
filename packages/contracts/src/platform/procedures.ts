export * as languages from './languages/index.ts';
export * as notifications from './notifications/index.ts';
