export { type Contact, type DueReset, type LookedUp, pickContact, readLookup, readReset, type TriedCode, tryCode } from './reset-rows.ts';
