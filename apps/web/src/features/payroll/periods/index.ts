export { ActivatePeriod } from './ActivatePeriod.tsx';
export { type Period, usePeriodEvent } from './use-period-event.ts';
