// Made by `npm run fix` from the folders beside it.
export { compareCopies } from './compare-copies.ts';
export { discardDraft } from './discard-draft.ts';
export { exportCopy } from './export-copy.ts';
export { findCopy } from './find-copy.ts';
export { getCopy } from './get-copy.ts';
export { getReleaseCheck } from './get-release-check.ts';
export { importDefinition } from './import-definition.ts';
export { listCopies } from './list-copies.ts';
export { listCopyChanges } from './list-copy-changes.ts';
export { makeDraft } from './make-draft.ts';
export { publishCopy } from './publish-copy.ts';
export { saveDraft } from './save-draft.ts';
export { withdrawRelease } from './withdraw-release.ts';
