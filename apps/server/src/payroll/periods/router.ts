// Made by `npm run fix` from the folders beside it.
export { closePeriod } from './close-period.ts';
export { createPeriod } from './create-period.ts';
export { deletePeriod } from './delete-period.ts';
export { disablePeriod } from './disable-period.ts';
export { editPeriod } from './edit-period.ts';
export { enablePeriod } from './enable-period.ts';
export { generatePeriods } from './generate-periods.ts';
export { getCalculationPeriod } from './get-calculation-period.ts';
export { getPeriod } from './get-period.ts';
export { listCalendarDays } from './list-calendar-days.ts';
export { listPeriods } from './list-periods.ts';
export { previewPeriods } from './preview-periods.ts';
export { reopenPeriod } from './reopen-period.ts';
