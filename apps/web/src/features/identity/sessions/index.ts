/** What other slices may use of this one. */
export { UserSignIns } from './UserSignIns.tsx';
