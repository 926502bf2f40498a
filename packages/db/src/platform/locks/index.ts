export { type LockStrength, lockRow } from './lock-row.ts';
