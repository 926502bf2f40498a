// Made by `npm run fix` from the folders beside it.
export { discardDraft } from './discard-draft.ts';
export { getCopy } from './get-copy.ts';
export { listCopies } from './list-copies.ts';
export { listCopyChanges } from './list-copy-changes.ts';
export { makeDraft } from './make-draft.ts';
export { saveDraft } from './save-draft.ts';
