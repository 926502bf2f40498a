export { type DoneWork, doDueWork } from './do-due.ts';
export { type Due, type DueWork, findDueApprovals } from './find-due.ts';
