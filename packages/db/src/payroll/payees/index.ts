export * from './read-payee.ts';
