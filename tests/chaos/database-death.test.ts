import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/random.ts';
import { breakDatabase, type DatabaseFault, databaseFaults } from './database-faults.ts';
import { type OwnCluster, openOwnCluster } from './own-cluster.ts';
import { openStage, type Stage } from './stage.ts';

/** The small version of `npm run chaos -- --only database`. */
describe('a database that dies in the middle of a batch (R3)', () => {
  const random = seededRandom(3);
  let cluster: OwnCluster;
  let stage: Stage;
  beforeAll(async () => {
    cluster = await openOwnCluster();
    stage = await openStage({ employees: 3_000, chunkEmployees: 100 });
  });
  afterAll(async () => {
    await stage.close();
    await cluster.dispose();
  });

  it.each(Object.keys(databaseFaults) as DatabaseFault[])(
    '%s: what is committed stays, the worker goes on, the server says so and recovers',
    async (fault) => {
      expect((await breakDatabase(stage, cluster, fault, random() * 0.8)).damage).toEqual([]);
    },
    // longer than all that it waits for, so that it says what did not happen
    600_000,
  );
});
