/** What the records said at an earlier time. */
export { asKnown, instantSql } from './as-known.ts';
export { hasAnyRecordChanged, readChangedPayees } from './changed-since.ts';
export { endOfKnownDay, type KnownDays, readKnownDays } from './known-since.ts';
export { listRecordChanges, type RecordChange } from './record-changes.ts';
export { versionedTables } from './versioned-tables.ts';
