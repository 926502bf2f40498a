export { countAround } from './count-around.ts';
export { localOf } from './view-day.ts';
