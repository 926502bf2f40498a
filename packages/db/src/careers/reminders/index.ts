export { type RemindedDays, remind } from './remind.ts';
