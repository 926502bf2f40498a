export { prepareBatch, unprepareBatch } from './prepare-batch.ts';
export { type BatchContext, lockBatch } from './prepared-batch.ts';
export { reverseData, submitData } from './submit-data.ts';
