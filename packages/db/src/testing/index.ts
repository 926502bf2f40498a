export { clusterVariable, startTestCluster } from './cluster.ts';
export { createFilledTestDatabase, createTestDatabase, type TestDatabase } from './database.ts';
export { type HeldRow, holdAuditChain, holdLock, holdRow } from './hold-row.ts';
export { createSeededTestDatabase, smallSeedEmployees } from './seeded.ts';
