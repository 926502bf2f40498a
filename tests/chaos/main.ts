/** `npm run chaos -- --seed 1 [--points 20] [--employees 20000] [--only workers|threads|period|database]`: what a worker survives, one line a point. Exit 1 when anything was lost. */
import { parseArgs } from 'node:util';
import { startTestCluster } from '@wagewright/db/testing';
import { seededRandom } from '../support/random.ts';
import { breakDatabase, type DatabaseFault, databaseFaults } from './database-faults.ts';
import { dieAt, endBackendsAt, killAt, type Outcome, pauseAndWake, terminateAt } from './disturbances.ts';
import { type OwnCluster, openOwnCluster } from './own-cluster.ts';
import { dieInJob, endBackendOf, jobFailPoints } from './period-faults.ts';
import { periodJobNames } from './period-jobs.ts';
import { openPeriodStage } from './period-stage.ts';
import { crashInJob, crashInRequest, killServerAt, requestMs } from './request-faults.ts';
import { abandonRuns, openStage, type Stage } from './stage.ts';
import { resultsBySpread } from './thread-counts.ts';
import { breakThread, poison, poisons, threadFaults } from './thread-faults.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    points: { type: 'string', default: '20' },
    employees: { type: 'string', default: '20000' },
    /** `workers`, `threads`, `period` or `database`: these faults only. */
    only: { type: 'string' },
  },
});
const chunkEmployees = 250;
/** What a job of a period takes at most with so few people. */
const jobMs = 300;
const failPoints = ['before-commit', 'after-commit', 'after-complete', 'between-chunks'];

let failures = 0;
function report(name: string, { damage, resumedSeconds, note }: Outcome): void {
  const verdict = damage.length === 0 ? 'ok' : `FAILED: ${damage.join('; ')}`;
  if (damage.length > 0) failures++;
  console.log(`${name.padEnd(28)} resumed after ${resumedSeconds.toFixed(1).padStart(4)} s  ${verdict}  (${note})`);
}

/** A defect of the test's own surroundings counts as a failure of its point, and the next one goes on. */
async function tryPoint(name: string, disturb: () => Promise<Outcome>): Promise<void> {
  report(name, await disturb().catch((error: unknown) => ({ damage: [String(error)], resumedSeconds: 0, note: '' })));
}

async function point(stage: Stage, name: string, disturb: () => Promise<Outcome>): Promise<void> {
  await tryPoint(name, disturb);
  await abandonRuns(stage);
}

async function spread(stage: Stage): Promise<Outcome> {
  const hashes = await resultsBySpread(stage, [1, 2, 4], [137, 1_000, 5_000]);
  const damage = [...hashes].filter(([, hash]) => hash !== stage.undisturbed.hash).map(([name]) => `${name} differs`);
  return { damage, resumedSeconds: 0, note: `${hashes.size} combinations` };
}

/** PostgreSQL is killed in the request for each job of a period, and while the job is done. */
async function databaseOfPeriodPoints(cluster: OwnCluster, random: () => number): Promise<void> {
  await using stage = await openPeriodStage();
  for (const job of periodJobNames) {
    await tryPoint(`R3 ${job}, database killed in request`, () => crashInRequest(stage, cluster, job));
    for (let number = 1; number <= 2; number++)
      await tryPoint(`R3 ${job}, database killed, ${number}`, () => crashInJob(stage, cluster, job, random() * jobMs));
  }
}

/** Faults of the database need one of their own. */
async function databasePoints(random: () => number): Promise<void> {
  const cluster = await openOwnCluster();
  const stage = await openStage({ employees: Number(values.employees), chunkEmployees });
  try {
    for (const fault of Object.keys(databaseFaults) as DatabaseFault[]) {
      for (let number = 1; number <= 2; number++)
        await point(stage, `R3 ${fault}, ${number}`, () => breakDatabase(stage, cluster, fault, random() * 0.9));
    }
    await stage.close();
    await databaseOfPeriodPoints(cluster, random);
  } finally {
    await cluster.dispose();
  }
}

async function threadPoints(stage: Stage, random: () => number): Promise<void> {
  for (const fault of threadFaults) {
    const nth = 1 + Math.floor(random() * 20);
    await point(stage, `R2 ${fault}:${nth}`, () => breakThread(stage, `${fault}:${nth}`));
  }
  for (const name of poisons) {
    const rowNumber = 1 + Math.floor(random() * stage.employees);
    await point(stage, `R2 ${name}:${rowNumber}`, () => poison(stage, name, rowNumber));
  }
}

async function workerPoints(stage: Stage, random: () => number): Promise<void> {
  for (let number = 1; number <= Number(values.points); number++)
    await point(stage, `R1 kill -9, point ${number}`, () => killAt(stage, random()));
  for (const name of failPoints) {
    const nth = 1 + Math.floor(random() * 8);
    await point(stage, `R5 ${name}:${nth}`, () => dieAt(stage, `${name}:${nth}`));
  }
  await point(stage, 'R6 paused worker', () => pauseAndWake(stage));
  for (let number = 1; number <= 3; number++)
    await point(stage, `R3 connections ended, ${number}`, () => endBackendsAt(stage, random() * 0.9));
  for (let number = 1; number <= 2; number++) await point(stage, `R10 SIGTERM, ${number}`, () => terminateAt(stage, random() * 0.7));
  await point(stage, 'R7 threads and chunk sizes', () => spread(stage));
}

/** Faults of workers and their threads, in the cluster that tests share. */
async function workerAndThreadPoints(random: () => number): Promise<void> {
  const cluster = await startTestCluster();
  const stage = await openStage({ employees: Number(values.employees), chunkEmployees });
  const { undisturbed, employees, seconds } = stage;
  console.log(`undisturbed: ${employees} employees in ${seconds.toFixed(2)} s, ${undisturbed.rows} rows, hash ${undisturbed.hash}`);
  try {
    if (values.only !== 'threads') await workerPoints(stage, random);
    if (values.only !== 'workers') await threadPoints(stage, random);
  } finally {
    await stage.close();
    await cluster.stop();
  }
}

/** Each job of a period dies at each of its fail points, and loses its backend; the server dies as it is asked for it. */
async function periodPoints(random: () => number): Promise<void> {
  const cluster = await startTestCluster();
  try {
    await using stage = await openPeriodStage();
    for (const job of periodJobNames) {
      for (const failPoint of jobFailPoints(job)) await tryPoint(`R1 ${job}, ${failPoint}`, () => dieInJob(stage, job, failPoint));
      await tryPoint(`R3 ${job}, backend ended`, () => endBackendOf(stage, job));
      for (const moment of ['inside', random() * requestMs, random() * requestMs] as const)
        await tryPoint(`R1 ${job}, server killed`, () => killServerAt(stage, job, moment));
    }
  } finally {
    await cluster.stop();
  }
}

console.log(`seed ${values.seed}`);
const random = seededRandom(Number(values.seed));
if (values.only !== 'database' && values.only !== 'period') await workerAndThreadPoints(random);
if (values.only === undefined || values.only === 'period') await periodPoints(random);
if (values.only === undefined || values.only === 'database') await databasePoints(random);
console.log(failures === 0 ? 'Nothing was lost or doubled.' : `${failures} points FAILED. Repeat with --seed ${values.seed}.`);
process.exitCode = failures === 0 ? 0 : 1;
