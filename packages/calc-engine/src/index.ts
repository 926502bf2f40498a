/** The calculation engine: definition in, exact numbers out. Pure. `./language` is the part that is safe in a browser. */
export type * from './api.ts';
export { historyTableCode, historyTableNo } from './api.ts';
export { measureStatistics, readRow } from './codegen/input.ts';
export { specialise } from './codegen/kernel.ts';
export { isoDateText, parseIsoDate } from './dates.ts';
export { constantToMinor, parseCell } from './definition/cells.ts';
export { compileDefinition } from './definition/compile.ts';
export { runDefinitionTests } from './definition-tests.ts';
export { type CellErrorCode, cellErrorCodes, type DefinitionErrorCode, definitionErrorCodes } from './errors.ts';
export { explain } from './explain/explain.ts';
export { type Audience, narrate, type Reader, type Story, type Telling, writeStored } from './explain/narrate.ts';
export { historyKey } from './language/scope.ts';
export { minorToText } from './reference/fraction.ts';
export { evaluateRow } from './reference/index.ts';
export { aggregateShared } from './tables/aggregate-shared.ts';
export { verifySample } from './verify-sample.ts';
export { engineVersion } from './version.ts';
export { calculateAll, rowsOfTable, type WholeRun } from './whole-run.ts';
