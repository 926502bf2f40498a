export { hasAmounts } from './has-amounts.ts';
export * from './set-opening-balances.ts';
