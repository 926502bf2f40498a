// Made by `npm run fix` from the folders beside it.
export { createLegalEntity } from './create-legal-entity.ts';
export { deleteLegalEntity } from './delete-legal-entity.ts';
export { listCalendarChoices } from './list-calendar-choices.ts';
export { listLegalEntities } from './list-legal-entities.ts';
export { updateLegalEntity } from './update-legal-entity.ts';
