export { nameOfShift } from './load-shift.ts';
