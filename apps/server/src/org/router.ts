// Made by `npm run fix` from the folders beside it.
export * as departments from './departments/router.ts';
export * as employees from './employees/router.ts';
export * as legalEntities from './legal-entities/router.ts';
