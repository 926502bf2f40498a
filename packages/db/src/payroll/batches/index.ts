export { type AdaptedInput, adaptInput } from './adapt-input.ts';
export { readElements } from './balance-elements.ts';
export { requireBatchEvent } from './batch-event.ts';
export {
  countChangedSince,
  type FrozenSource,
  kindsRead,
  type LaterChange,
  listLaterChanges,
  listTypedSources,
  type TypedSource,
} from './batch-sources.ts';
export { type InputCellChange } from './change-inputs.ts';
export { type ChangedPayee, type ChangedRow, countChangedPayees, listChangedPayees } from './changed-records.ts';
export { addFrozenPayees, removeFrozenPayees } from './choose-payees.ts';
export { type ForecastSight, readForecastMark } from './count-ahead.ts';
export { listDeferred } from './deferred-pay.ts';
export {
  type ClaimedForecast,
  claimForecast,
  dropForecast,
  failForecast,
  forecastClaimed,
  forecastGivenUp,
  forecastsInHand,
  keepForecastReason,
  startForecast,
  tellForecast,
} from './forecasts.ts';
export { linesOf } from './freeze-input.ts';
export { scopeOfBatch } from './freeze-payees.ts';
export { freezePastInput, freezeRunInput, type KnownThen } from './freeze-run-input.ts';
export { type FrozenColumn, FrozenColumns, sameInputs } from './frozen-columns.ts';
export { ledgerRows } from './history-windows.ts';
export { holdPayees } from './hold-payees.ts';
export { type InputTargetFacts, importInput, inputTarget } from './import-input.ts';
export { cellText, type InputColumn } from './input-cells.ts';
export { readInputHash } from './input-hash.ts';
export { type InputOrder, type InputRow, listInputRows } from './list-input-rows.ts';
export { findLastBatch, type LastBatch, listPopulation, type PopulationRow } from './list-population.ts';
export {
  type ClaimedMove,
  cancelMove,
  claimMove,
  failMove,
  keepMoveReason,
  type MoveSight,
  moveClaimed,
  moveGivenUp,
  movesInHand,
  startMove,
  tellMove,
} from './moves.ts';
export { type AdaptedPayeeInput, readPayeeInputAs } from './payee-input-as.ts';
export { type PopulationThen, readPopulationThen } from './population-then.ts';
export {
  type ClaimedPreparation,
  cancelPreparation,
  claimPreparation,
  failPreparation,
  keepPreparationReason,
  preparationGivenUp,
  preparationsInHand,
  prepareClaimed,
  startPreparation,
  tellPreparation,
} from './preparations.ts';
export {
  clearDeletedInput,
  clearInput,
  findDeletedWithInput,
  type PreparationSight,
  prepareBatch,
  unprepareBatch,
} from './prepare-batch.ts';
export { type BatchContext, lockBatch, readBatchContext } from './prepared-batch.ts';
export {
  type BatchFilter,
  type BatchRead,
  type BatchScope,
  listBatchRows,
  type OneBatchRead,
  readBatchRow,
  scopeParameters,
  withinScope,
} from './read-batch.ts';
export { type RecordName, readRecordNames } from './record-names.ts';
export { listRetroDeltas, type RetroDeltaRow, type RetroRun } from './retro-deltas.ts';
export {
  type ClaimedFreezing,
  claimFreezing,
  failFreezing,
  freezeClaimed,
  freezingGivenUp,
  freezingsInHand,
  keepFreezingReason,
  startFreezing,
  tellFreezing,
} from './run-freezings.ts';
export { type Asked, type Group, idsInScope, type ScopeStanding, ScopeStandings } from './scope/index.ts';
export { ledgerLock, reverseData, type SubmitData, submitData } from './submit-data.ts';
export { type InputOrigin, setTypedInput, type TypedRows } from './typed-input.ts';
