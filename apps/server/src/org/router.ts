export * as employees from './employees/router.ts';
