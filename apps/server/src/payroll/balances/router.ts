// Made by `npm run fix` from the folders beside it.
export { setOpeningBalances } from './set-opening-balances.ts';
