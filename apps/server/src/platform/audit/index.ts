export { readRecordEntries } from './read-record-entries.ts';
export { toldText } from './told-text.ts';
