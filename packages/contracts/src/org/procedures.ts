// Made by `npm run fix` from the folders beside it.
export * as departments from './departments/index.ts';
export * as employees from './employees/index.ts';
export * as legalEntities from './legal-entities/index.ts';
