export * from './create-table-view.ts';
export * from './delete-table-view.ts';
export * from './list-table-views.ts';
export * from './table-view.ts';
export * from './update-table-view.ts';
