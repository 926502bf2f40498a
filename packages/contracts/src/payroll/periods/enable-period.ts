import { periodAction } from './period-action.ts';

export const enablePeriod = periodAction(
  'enable-period',
  'enable',
  'Activates a period, so that batches can be made and moved in it.',
  'period.enable',
);
