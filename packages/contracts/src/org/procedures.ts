export * as employees from './employees/index.ts';
