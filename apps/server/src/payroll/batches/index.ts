export { type BatchRow, loadBatch } from './load-batch.ts';
export { type SummaryColumns, summaryColumns } from './summary-columns.ts';
