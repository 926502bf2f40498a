// Made by `npm run fix` from the folders beside it.
export { checkView } from './check-view.ts';
export { getPermissionCode } from './get-permission-code.ts';
export { getRecordViews } from './get-record-views.ts';
export { getViews } from './get-views.ts';
export { listViewsOfEmployee } from './list-views-of-employee.ts';
export { listViewsOfUser } from './list-views-of-user.ts';
