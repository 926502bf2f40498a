import { lazyPart } from '../../../shared/lazy-part.tsx';

export { ActivatePeriod } from './ActivatePeriod.tsx';
export { SolutionCalendar } from './SolutionCalendar.tsx';
export { type Period, usePeriodEvent } from './use-period-event.ts';
export { WaitsFor } from './WaitsFor.tsx';
/** The periods of a solution and the rule that makes them, to be set; its code comes by itself. */
export const CalendarSetting = lazyPart(() => import('./CalendarSetting.tsx'));
