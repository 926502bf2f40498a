export * from './get-views.ts';
export * from './menus.ts';
