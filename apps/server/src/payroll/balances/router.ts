export { setOpeningBalances } from './set-opening-balances.ts';
