export { countAround } from './count-around.ts';
export { punchesImport } from './import-punches.ts';
export { localOf } from './view-day.ts';
