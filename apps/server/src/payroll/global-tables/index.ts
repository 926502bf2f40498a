export { takeRevisions } from './take-revisions.ts';
