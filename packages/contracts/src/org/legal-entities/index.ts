export * from './create-legal-entity.ts';
export * from './delete-legal-entity.ts';
export * from './legal-entity.ts';
export * from './list-calendar-choices.ts';
export * from './list-legal-entities.ts';
export * from './update-legal-entity.ts';
