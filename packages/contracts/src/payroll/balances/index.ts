export * from './balance-element.ts';
export * from './create-balance-element.ts';
export * from './delete-balance-element.ts';
export * from './list-balance-elements.ts';
export * from './rename-balance-element.ts';
export * from './set-opening-balances.ts';
