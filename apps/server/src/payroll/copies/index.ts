export { applyChanges, changeDraft } from './change-draft.ts';
export { requireCopy } from './copy-view.ts';
export { draftForChange } from './load-draft.ts';
export { releaseApproval } from './release-approval.ts';
