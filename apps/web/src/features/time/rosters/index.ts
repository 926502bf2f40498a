export { sayOff, weekdayName } from './schedule.ts';
export { WeekBar } from './WeekBar.tsx';
export { mondayOf } from './week.ts';
