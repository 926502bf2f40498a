export { type BatchRow, loadBatch } from './load-batch.ts';
