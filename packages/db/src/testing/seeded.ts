import path from 'node:path';
import { seedDemo } from '../seed/index.ts';
import { createFilledTestDatabase, type TestDatabase } from './database.ts';
import { testSecretKeys } from './secret-keys.ts';

const seedFolder = path.resolve(import.meta.dirname, '../seed');
const packsFolder = path.resolve(import.meta.dirname, '../../../calc-engine/packs');

/** People of the county in the small seed. */
export const smallSeedEmployees = 240;

/** The demo companies with few people, nothing paid yet. */
export const createSeededTestDatabase = (): Promise<TestDatabase> =>
  createFilledTestDatabase('small_seed', [seedFolder, packsFolder], async (url) => {
    await seedDemo(url, { employeesMax: smallSeedEmployees, keys: testSecretKeys, log: () => undefined });
  });
