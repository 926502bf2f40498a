import { batchAction } from './batch-action.ts';

export const deleteBatch = batchAction('delete-batch', 'delete', 'Deletes a new or discarded batch.', 'batch.delete');
