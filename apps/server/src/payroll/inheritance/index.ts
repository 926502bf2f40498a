export { findChild, publishedCopy } from './family.ts';
export { seesTestsOfBoth } from './sees-tests.ts';
export { changesToTake } from './three-ways.ts';
