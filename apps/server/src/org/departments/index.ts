export { requireStanding } from './load-department.ts';
export { readChanges } from './read-changes.ts';
