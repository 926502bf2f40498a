export { clusterVariable, startTestCluster } from './cluster.ts';
export { createFilledTestDatabase, createTestDatabase, type TestDatabase } from './database.ts';
export { createSeededTestDatabase, smallSeedEmployees } from './seeded.ts';
