export * from './copy.ts';
export * from './discard-draft.ts';
export * from './get-copy.ts';
export * from './list-copies.ts';
export * from './list-copy-changes.ts';
export * from './make-draft.ts';
export * from './save-draft.ts';
