export * as instances from './instances/router.ts';
