/** A calculation run from its start to its result, by the protocol: claim, compute, finish under a token, count down, switch. */
export { adjustTotals } from './adjust-totals.ts';
export { announceBatch } from './announce.ts';
export { cancelRun } from './cancel-run.ts';
export { chunkLockKeys } from './chunk-lock.ts';
export { type ChunkClaim, claimChunk } from './claim-chunk.ts';
export { deleteRuns, type EnqueueDeleteRuns, findLeftResults } from './delete-runs.ts';
export { endRun } from './end-run.ts';
export type { EndStageOptions } from './end-stage.ts';
export { bossDatabase, enqueueChunks, enqueueCountBy, runJobsBy, sweptJobsBy } from './enqueue.ts';
export { recordFailedRow, rowByRowFromAttempt } from './fail-row.ts';
export { failRun } from './fail-run.ts';
export { type FinishedChunk, type FinishOptions, type FinishOutcome, finishChunk, isChunkDone } from './finish-chunk.ts';
export { type PayeeRange, readPayees } from './read-payees.ts';
export { type RunSource, readFactsOfPeriod, readPeriodFacts, readRunSource, readSourceOfRun, readSourceToBe } from './read-run-source.ts';
export { readShared } from './read-shared.ts';
export { recordBatchFailure } from './record-failure.ts';
export { resultShapeOf } from './result-shape.ts';
export { decimalText } from './run-totals.ts';
export {
  activeKinds,
  type ChunkAddress,
  type ChunkResult,
  type ResultColumn,
  type ResultShape,
  RunFailedError,
  type RunFailure,
  type RunKind,
  type RunTotals,
  resultKinds,
} from './run-types.ts';
export { openRun, type StartedRun, type StartRun, startRun } from './start-run.ts';
export * from './stored-row.ts';
export { type Sweep, type SweptJobs, sweepRuns } from './sweep-runs.ts';
