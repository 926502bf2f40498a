// Made by `npm run fix` from the folders beside it.
export { listLegalEntities } from './list-legal-entities.ts';
