// Made by `npm run fix` from the folders beside it.
export { answerChanges } from './answer-changes.ts';
export { cancelComparison } from './cancel-comparison.ts';
export { exportChanges } from './export-changes.ts';
export { exportDueChanges } from './export-due-changes.ts';
export { getComparison } from './get-comparison.ts';
export { getThresholds } from './get-thresholds.ts';
export { listChangedItems } from './list-changed-items.ts';
export { listChanges } from './list-changes.ts';
export { listDueChanges } from './list-due-changes.ts';
export { setThresholds } from './set-thresholds.ts';
export { startComparison } from './start-comparison.ts';
