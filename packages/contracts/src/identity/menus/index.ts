export * from './get-views.ts';
export * from './navigation.ts';
