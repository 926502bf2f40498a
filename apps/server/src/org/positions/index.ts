export { positionsImport } from './import-positions.ts';
