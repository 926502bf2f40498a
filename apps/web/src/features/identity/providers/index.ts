/** What other slices may use of this one. */
export { LinkedAccounts } from './LinkedAccounts.tsx';
