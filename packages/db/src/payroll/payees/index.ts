export * from './read-payee.ts';
export * from './read-periods-read.ts';
