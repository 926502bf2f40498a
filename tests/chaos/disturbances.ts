/** What is done to a worker in the middle of a batch. Each returns what was found wrong, and how long it took to go on. */
import { setTimeout as delay } from 'node:timers/promises';
import { readRun, runEnds, until } from '@wagewright/worker/testing';
import { findDamage, payeesDone, type Stage, start, untilResumed } from './stage.ts';
import { isStopped, startWorkerProcess } from './worker-process.ts';

export interface Outcome {
  readonly damage: readonly string[];
  /** From the disturbance, or from when another worker was ready, until more of the run was done. */
  readonly resumedSeconds: number;
  /** What is worth a word in the report. */
  readonly note: string;
}

/** Work must go on within this time after a worker's death (TRUST R1, R10). */
export const resumeSecondsMax = 30;

export const late = (seconds: number): string[] => (seconds > resumeSecondsMax ? [`work resumed after ${seconds.toFixed(1)} s only`] : []);

const settings = ({ url, silenceSeconds }: Stage) => ({ databaseUrl: url, silenceSeconds });

/**
 * Waits for a moment of a run: 0 is its start, 1 its end. Progress is what decides, since a fresh process is slower than a warm one; what
 * lies behind the moment's fifth digit adds up to 25 ms, so that the moment falls anywhere within a chunk.
 */
export async function reach(stage: Stage, runId: number, moment: number): Promise<void> {
  await until(`run ${runId} is at ${moment}`, 180, async () => {
    const run = await readRun(stage.clerk, runId);
    return run.state !== 'running' || run.payeesDone >= moment * stage.employees;
  });
  await delay(((moment * 100_000) % 1) * 25);
}

/** Another worker takes over; the run must end with an undamaged result. */
async function takeOver(stage: Stage, runId: number, note: string): Promise<Outcome> {
  const done = await payeesDone(stage, runId);
  const successor = await startWorkerProcess(settings(stage));
  try {
    const resumedSeconds = await untilResumed(stage, runId, done, 180);
    const damage = [...late(resumedSeconds), ...(await findDamage(stage, runId))];
    return { damage, resumedSeconds, note: `${note}, ${done} of ${stage.employees} done` };
  } finally {
    await successor.end();
  }
}

/** R1: kill -9 at a moment of the run. */
export async function killAt(stage: Stage, moment: number): Promise<Outcome> {
  const victim = await startWorkerProcess(settings(stage));
  const runId = await start(stage);
  await reach(stage, runId, moment);
  victim.signal('SIGKILL');
  await victim.exit;
  return await takeOver(stage, runId, `killed at ${Math.round(moment * 100)} %`);
}

/** R5: the process dies at a named point of the code. */
export async function dieAt(stage: Stage, failPoint: string): Promise<Outcome> {
  const victim = await startWorkerProcess({ ...settings(stage), failPoint });
  const runId = await start(stage);
  const end = await Promise.race([victim.exit, runEnds(stage.clerk, runId).then(() => delay(1_000, 'survived' as const))]);
  if (end !== 'SIGKILL') {
    await victim.end();
    return { damage: [`the worker did not die at ${failPoint}: ${end}`], resumedSeconds: 0, note: '' };
  }
  return await takeOver(stage, runId, `died at ${failPoint}`);
}

/** R6: a worker is paused when it is about to write, its chunk is given to another one, and it wakes up. */
export async function pauseAndWake(stage: Stage): Promise<Outcome> {
  const sleeper = await startWorkerProcess({ ...settings(stage), threads: 1, failPoint: 'pause-before-finish:2' });
  const runId = await start(stage);
  await until('the first worker has stored a chunk', 120, async () => (await payeesDone(stage, runId)) > 0);
  await until('the first worker is stopped with its second chunk in its hands', 120, async () => isStopped(sleeper.pid));
  const outcome = await takeOver(stage, runId, 'paused before its write');
  sleeper.signal('SIGCONT');
  try {
    const refused = await until('the late write is refused', 60, async () => (await readRun(stage.clerk, runId)).refusedWrites);
    return {
      ...outcome,
      damage: [...outcome.damage, ...(await findDamage(stage, runId))],
      note: `${outcome.note}, ${refused} late write refused`,
    };
  } finally {
    await sleeper.end();
  }
}

/** R10: SIGTERM in the middle of a batch: an orderly end, and nothing left claimed. */
export async function terminateAt(stage: Stage, moment: number): Promise<Outcome> {
  const victim = await startWorkerProcess(settings(stage));
  const runId = await start(stage);
  await reach(stage, runId, moment);
  const begun = performance.now();
  victim.signal('SIGTERM');
  const code = await victim.exit;
  const seconds = (performance.now() - begun) / 1_000;
  const outcome = await takeOver(stage, runId, `stopped in ${seconds.toFixed(1)} s`);
  const disorder = code === 0 && seconds <= resumeSecondsMax ? [] : [`the worker ended with ${code} after ${seconds.toFixed(1)} s`];
  return { ...outcome, damage: [...disorder, ...outcome.damage] };
}

/** R3: the database ends a worker's connections in the middle of a batch; the worker itself goes on. */
export async function endBackendsAt(stage: Stage, moment: number): Promise<Outcome> {
  const worker = await startWorkerProcess(settings(stage));
  try {
    const runId = await start(stage);
    await reach(stage, runId, moment);
    const { rows } = await stage.clerk.client.query<{ ended: number }>(
      `SELECT count(*) FILTER (WHERE calc.terminate_worker_backend(pid))::int AS ended FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'wagewright-worker'`,
    );
    const resumedSeconds = await untilResumed(stage, runId, await payeesDone(stage, runId), 180);
    return {
      damage: [...late(resumedSeconds), ...(await findDamage(stage, runId))],
      resumedSeconds,
      note: `${rows[0]?.ended} connections ended`,
    };
  } finally {
    await worker.end();
  }
}
