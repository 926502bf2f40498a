export { applyChanges, changeDraft, findingsOf } from './change-draft.ts';
export { requireCopy, userNames, type WholeCopy } from './copy-view.ts';
export { lastBatchOf } from './last-batch.ts';
export { contentOf, findTable, requireLinksHold, type TableContent } from './linked-tables.ts';
export { draftForChange } from './load-draft.ts';
export { releaseApproval } from './release-approval.ts';
