// Made by `npm run fix` from the folders beside it.
export { createTableView } from './create-table-view.ts';
export { deleteTableView } from './delete-table-view.ts';
export { listTableViews } from './list-table-views.ts';
export { updateTableView } from './update-table-view.ts';
