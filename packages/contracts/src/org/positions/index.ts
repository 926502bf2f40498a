export * from './create-position.ts';
export * from './delete-position.ts';
export * from './list-positions.ts';
export * from './position.ts';
export * from './update-position.ts';
