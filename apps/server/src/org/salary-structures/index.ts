export { nameOfStructure, structuresWithin } from './load-structure.ts';
export { versionsOf } from './versions-of.ts';
