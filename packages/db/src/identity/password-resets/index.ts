export {
  type Contact,
  type DueReset,
  type LookedUp,
  lockResets,
  pickContact,
  readLookup,
  readReset,
  shareReachedWhereTyped,
  type TriedCode,
  tryCode,
} from './reset-rows.ts';
