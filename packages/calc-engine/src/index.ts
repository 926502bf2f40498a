/** The calculation engine: definition in, exact numbers out. Pure. `./language` is the part that is safe in a browser. */
export type * from './api.ts';
export { historyTableCode, historyTableNo } from './api.ts';
export { measureStatistics, readRow } from './codegen/input.ts';
export { specialise } from './codegen/kernel.ts';
export { isoDateText, parseIsoDate } from './dates.ts';
export { constantToMinor, parseCell } from './definition/cells.ts';
export { compileDefinition } from './definition/compile.ts';
export { formulaText } from './definition/formulas.ts';
export { type LayersOf, layersOf } from './definition/origin.ts';
export { rowOfTest, runDefinitionTests, type ToldTest, tellTest } from './definition-tests.ts';
export { type CellErrorCode, cellErrorCodes, type DefinitionErrorCode, definitionErrorCodes } from './errors.ts';
export { explain } from './explain/explain.ts';
export { type FailedCell, tellFailure } from './explain/failure.ts';
export { namedFormula, readsOf } from './explain/named-formula.ts';
export { type Audience, narrate, narrateSum, type Reader, recordName, type Story, type Telling, writeStored } from './explain/narrate.ts';
export { type FigurePlaces, figurePlaces, findUnbalanced } from './invariants.ts';
export { historyKey } from './language/scope.ts';
export { amountsOf, append, elementPlaces, type Ledger, type LedgerPeriod, type LedgerRow, type RetroDelta } from './periods/ledger.ts';
export { type AskedInput, type PaidPeriod, type PayPeriod, type PeriodInput, type PeriodRun, payPeriods } from './periods/pay-periods.ts';
export { type PresentPeriod, windowAmount } from './periods/windows.ts';
export { askRows } from './plausibility/ask-rows.ts';
export type { RowFinding, RowQuestion, TableFinding } from './plausibility/finding.ts';
export { type SaidFinding, type SaidQuestion, sayQuestion, sayTableFinding } from './plausibility/say.ts';
export { askTables } from './plausibility/table-questions.ts';
export { minorToText } from './reference/fraction.ts';
export { evaluateRow } from './reference/index.ts';
export { everybodyProgram, type ScopeAnswer, type ScopeProgram, scopeAnswers, scopeProgram } from './scope-program.ts';
export { type ShownConditions, shownConditions } from './shown-lines.ts';
export { aggregateShared } from './tables/aggregate-shared.ts';
export {
  type ChangeStep,
  changedParts,
  changeSteps,
  hasOtherVersions,
  type TwoInputs,
  takeApart,
  type WalkedItem,
  type WalkedValues,
  walkChanges,
} from './variance/index.ts';
export { verifySample } from './verify-sample.ts';
export { engineVersion } from './version.ts';
export { calculateAll, rowsOfTable, type WholeRun } from './whole-run.ts';
