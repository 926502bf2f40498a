// Made by `npm run fix` from the folders beside it.
export { compareGlobalTableRevisions } from './compare-global-table-revisions.ts';
export { createGlobalTable } from './create-global-table.ts';
export { deleteGlobalTable } from './delete-global-table.ts';
export { getGlobalTable } from './get-global-table.ts';
export { listGlobalTableRevisions } from './list-global-table-revisions.ts';
export { listGlobalTableUses } from './list-global-table-uses.ts';
export { listGlobalTables } from './list-global-tables.ts';
export { saveGlobalTable } from './save-global-table.ts';
export { takeGlobalTable } from './take-global-table.ts';
export { updateGlobalTable } from './update-global-table.ts';
