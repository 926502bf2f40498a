// Made by `npm run fix` from the folders beside it.
export { createBalanceElement } from './create-balance-element.ts';
export { deleteBalanceElement } from './delete-balance-element.ts';
export { exportBalances } from './export-balances.ts';
export { listBalanceElements } from './list-balance-elements.ts';
export { listBalanceEntries } from './list-balance-entries.ts';
export { listBalances } from './list-balances.ts';
export { renameBalanceElement } from './rename-balance-element.ts';
export { setOpeningBalances } from './set-opening-balances.ts';
