export * as instances from './instances/index.ts';
