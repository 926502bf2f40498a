import { batchAction } from './batch-action.ts';

export const confirmPopulation = batchAction(
  'confirm-population',
  'population/confirm',
  'Says that the people of a prepared batch are right; whatever changes them afterwards withdraws it.',
  'batch.prepare',
);
