export { balanceElementsTarget } from './element-target.ts';
export { hasAmounts } from './has-amounts.ts';
export { type OpeningFacts, openingBalancesTarget } from './opening-target.ts';
export * from './read-balances.ts';
export { type BalanceEntry, findBalanceOwner, listBalanceEntries } from './read-entries.ts';
export * from './set-opening-balances.ts';
