export { readDefinition } from './read-definition.ts';
