export { applyChanges, changeDraft, findingsOf } from './change-draft.ts';
export { requireNoConflict } from './changes-since.ts';
export { requireCopy, userNames, viewCopy, type WholeCopy, wholeCopy } from './copy-view.ts';
export { lastBatchOf } from './last-batch.ts';
export { contentOf, findTable, requireLinksHold, type TableContent } from './linked-tables.ts';
export { draftForChange } from './load-draft.ts';
export { releaseApproval } from './release-approval.ts';
export { seesTests, withoutTests } from './tests-seen.ts';
export { tellWho } from './told-differences.ts';
