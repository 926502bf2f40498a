export * from './legal-entity.ts';
export * from './list-legal-entities.ts';
