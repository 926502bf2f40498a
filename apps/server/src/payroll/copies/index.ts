export { applyChanges, changeDraft } from './change-draft.ts';
export { requireCopy, userNames } from './copy-view.ts';
export { contentOf, findTable, requireLinksHold, type TableContent } from './linked-tables.ts';
export { draftForChange } from './load-draft.ts';
export { releaseApproval } from './release-approval.ts';
