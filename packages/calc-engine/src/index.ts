/** The calculation engine: definition in, exact numbers out. Pure. `./language` is the part that is safe in a browser. */
export type * from './api.ts';
export { historyTableCode, historyTableNo } from './api.ts';
export { type CellErrorCode, cellErrorCodes, type DefinitionErrorCode, definitionErrorCodes } from './errors.ts';
