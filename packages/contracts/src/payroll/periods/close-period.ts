import { periodAction } from './period-action.ts';

export const closePeriod = periodAction(
  'close-period',
  'close',
  'Closes a period whose batches are all closed or canceled and in which nobody is held.',
  'period.close',
  ['PERIOD_BATCHES_OPEN', 'PAYEES_HELD'],
);
