export type { BatchCall } from './batch-call.ts';
export { viewProgress } from './batch-view.ts';
export { type BatchRow, loadBatch } from './load-batch.ts';
export { loadBatchForChange } from './load-for-change.ts';
export { requireBatchEvent } from './move-batch.ts';
export { readBatch, type ShownBatch } from './read-batch.ts';
export { recountBatch } from './recount-batch.ts';
export { startCalculation } from './start-calculation.ts';
export { type SummaryColumns, summaryColumns } from './summary-columns.ts';
