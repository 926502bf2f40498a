export { changeDraft } from './change-draft.ts';
export { draftForChange } from './load-draft.ts';
