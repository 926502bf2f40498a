export { type OwnChange, readOwnChange } from './read-own-change.ts';
