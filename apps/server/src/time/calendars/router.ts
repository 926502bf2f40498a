// Made by `npm run fix` from the folders beside it.
export { createCalendar } from './create-calendar.ts';
export { deleteCalendar } from './delete-calendar.ts';
export { getCalendar } from './get-calendar.ts';
export { getCalendarEffect } from './get-calendar-effect.ts';
export { importDays } from './import-days.ts';
export { listCalendars } from './list-calendars.ts';
export { putDays } from './put-days.ts';
export { setCalendar } from './set-calendar.ts';
export { updateCalendar } from './update-calendar.ts';
