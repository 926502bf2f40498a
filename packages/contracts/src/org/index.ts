export * from './employees/index.ts';
