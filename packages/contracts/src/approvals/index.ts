export * from './instances/index.ts';
