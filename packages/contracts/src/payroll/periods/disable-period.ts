import { periodAction } from './period-action.ts';

export const disablePeriod = periodAction(
  'disable-period',
  'disable',
  'Takes the activation of a period back as long as it has no batches.',
  'period.enable',
  ['PERIOD_HAS_BATCHES'],
);
