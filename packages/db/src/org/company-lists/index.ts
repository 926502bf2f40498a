/** Lists of the company whose entries are told by their codes, as files bring them. */
export { type EntryList, entriesTarget } from './entries-target.ts';
export { shaped } from './shaped.ts';
