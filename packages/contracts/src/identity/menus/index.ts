export * from './check-view.ts';
export * from './get-permission-code.ts';
export * from './get-record-views.ts';
export * from './get-views.ts';
export * from './list-views-of-employee.ts';
export * from './list-views-of-user.ts';
export * from './navigation.ts';
