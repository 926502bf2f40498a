export * from './request-machine.ts';
