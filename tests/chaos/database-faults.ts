/** R3: PostgreSQL dies, whole or one session of it, or is restarted, in the middle of a batch. */
import { setTimeout as delay } from 'node:timers/promises';
import { late, type Outcome, reach, resumeSecondsMax } from './disturbances.ts';
import type { OwnCluster } from './own-cluster.ts';
import { answeredAway, startServerProcess, wrongAnswers } from './server-process.ts';
import { findDamage, type Stage, start, untilResumed } from './stage.ts';
import { startWorkerProcess } from './worker-process.ts';

/** How long the database stays away. */
const awayMs = 2_000;

export const databaseFaults = {
  'one backend killed': async (cluster: OwnCluster, stage: Stage) => {
    const { rows } = await stage.clerk.client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'wagewright-worker'
       ORDER BY state = 'idle', pid LIMIT 1`,
    );
    if (!rows[0]) throw new Error('The worker has no connection.');
    cluster.killBackend(rows[0].pid);
  },
  'server killed': async (cluster: OwnCluster) => {
    cluster.kill();
    await delay(awayMs);
    await cluster.start();
  },
  'server restarted': async (cluster: OwnCluster) => {
    await cluster.stop();
    await delay(awayMs);
    await cluster.start();
  },
} as const;
export type DatabaseFault = keyof typeof databaseFaults;

/** A crashed server refuses sessions until it has recovered. */
async function reconnect(stage: Stage): Promise<void> {
  for (const deadline = performance.now() + resumeSecondsMax * 1_000; ; await delay(50)) {
    try {
      await stage.reconnect();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

/** What is committed stays, what is not goes; the worker goes on by itself, the server says that the database is away and recovers. */
export async function breakDatabase(stage: Stage, cluster: OwnCluster, fault: DatabaseFault, moment: number): Promise<Outcome> {
  const { url, silenceSeconds } = stage;
  const worker = await startWorkerProcess({ databaseUrl: url, silenceSeconds });
  const server = await startServerProcess(url);
  try {
    await server.untilWell(120);
    const runId = await start(stage);
    await reach(stage, runId, moment);
    await databaseFaults[fault](cluster, stage);
    await reconnect(stage);
    const { rows } = await stage.clerk.client.query<{ done: number }>('SELECT payees_done AS done FROM calculation_run WHERE id = $1', [
      runId,
    ]);
    const [resumedSeconds, wellSeconds] = await Promise.all([untilResumed(stage, runId, rows[0]?.done ?? 0, 180), server.untilWell(180)]);
    const damage = [...late(resumedSeconds), ...(await findDamage(stage, runId)), ...wrongAnswers(server.seen)];
    if (wellSeconds > resumeSecondsMax) damage.push(`the server recovered after ${wellSeconds.toFixed(1)} s only`);
    if (fault !== 'one backend killed' && !answeredAway(server.seen)) damage.push('the server never said that the database was away');
    return { damage, resumedSeconds, note: `${rows[0]?.done} of ${stage.employees} done, server well after ${wellSeconds.toFixed(1)} s` };
  } finally {
    await worker.end();
    await server.end();
  }
}
