export { sameInputs } from './frozen-columns.ts';
export { freezeRunInput, prepareBatch, readInputHash, unprepareBatch } from './prepare-batch.ts';
export { type BatchContext, lockBatch } from './prepared-batch.ts';
export { reverseData, submitData } from './submit-data.ts';
