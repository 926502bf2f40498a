// Made by `npm run fix` from the folders beside it.
export { cancelComparison } from './cancel-comparison.ts';
export { getComparison } from './get-comparison.ts';
export { listChangedItems } from './list-changed-items.ts';
export { listChanges } from './list-changes.ts';
export { startComparison } from './start-comparison.ts';
