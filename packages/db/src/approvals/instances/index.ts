export { type DoneWork, doDueWork } from './do-due.ts';
export { type Due, type DueWork, findDueApprovals, readClock } from './find-due.ts';
