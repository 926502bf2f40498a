export { type ChangeRecorder, type RecordedChange, recordChanges } from './change-recorder.ts';
export { clusterVariable, startTestCluster } from './cluster.ts';
export { createFilledTestDatabase, createTestDatabase, type TestDatabase } from './database.ts';
export { type DatabaseWatch, type Fingerprint, fingerprint, unwatchedTables, watchChanges, watchDatabase } from './fingerprint.ts';
export { type HeldRow, holdAuditChain, holdLock, holdRow } from './hold-row.ts';

export { listProcesses, processesWith, type SeenProcess } from './processes.ts';
export { refuseChanges } from './refuse-changes.ts';
export { type EndRun, keepRun } from './run-keeper.ts';
export { runVariable } from './run-name.ts';
export { testSecretKeys } from './secret-keys.ts';
export { createSeededTestDatabase, smallSeedEmployees } from './seeded.ts';
export { forecastAsked, moveAsked, prepareAsked, programOf } from './work-asked.ts';
