export {
  type Contact,
  type DueReset,
  type LookedUp,
  lockResets,
  pickContact,
  readLookup,
  readReset,
  type TriedCode,
  tryCode,
} from './reset-rows.ts';
