export { type Shift, sayHours, sayTimes } from './shift.ts';
