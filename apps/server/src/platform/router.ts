export * as languages from './languages/router.ts';
export * as notifications from './notifications/router.ts';
