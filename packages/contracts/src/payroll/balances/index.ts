export * from './set-opening-balances.ts';
