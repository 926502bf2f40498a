import { batchAction } from './batch-action.ts';

export const prepareBatch = batchAction(
  'prepare-batch',
  'prepare',
  'Freezes population and data of a batch and checks them.',
  'batch.prepare',
  ['BATCH_WITHOUT_PAYEES', 'NOBODY_IN_SCOPE', 'PAYEE_IN_OTHER_BATCH', 'DEFINITION_INVALID'],
);
