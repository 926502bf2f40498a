/** What befalls a period's jobs. Each returns what was found wrong, and how long it took to go on. */
import { holdLock } from '@wagewright/db/testing';
import { until } from '@wagewright/worker/testing';
import { late, type Outcome } from './disturbances.ts';
import { type Job, type PeriodJob, type PeriodStage, periodJobs, request } from './period-jobs.ts';
import { startWorkerProcess } from './worker-process.ts';

/** Waits until the job is done, and compares what it left with what the undisturbed one did. */
export async function judge(stage: PeriodStage, job: PeriodJob, note: string): Promise<Outcome> {
  const begun = performance.now();
  const { isDone, left, row } = periodJobs[job];
  await until(`${job} is done`, 180, () => stage.ask<boolean>(isDone));
  const resumedSeconds = (performance.now() - begun) / 1_000;
  const is = await stage.ask<string>(left);
  const damage = late(resumedSeconds);
  if (is !== stage.undisturbed.get(job)) damage.push(`${job} left ${is} instead of ${stage.undisturbed.get(job)}`);
  return { damage, resumedSeconds, note: `${note}, ${await stage.ask<number>(`SELECT attempt FROM ${row}`)} claims` };
}

/** They store slices, and have no parts of their own. */
const bySlices: ReadonlySet<PeriodJob> = new Set(['compare', 'move-payslips']);

/** Where a job of this kind can die. */
export const jobFailPoints = (job: PeriodJob): readonly string[] =>
  bySlices.has(job) ? ['before-commit:1', 'after-commit:1'] : ['between-parts:1', 'before-commit:1', 'after-commit:1'];

/** R5: the worker dies at a named point of the code; another one takes over. */
export async function dieInJob(stage: PeriodStage, job: PeriodJob, failPoint: string): Promise<Outcome> {
  await periodJobs[job].given(stage);
  const victim = await startWorkerProcess({ databaseUrl: stage.server.database.url, threads: 1, failPoint });
  try {
    await request(stage, job);
    const end = await Promise.race([victim.exit, until(`the worker dies at ${failPoint}`, 60, async () => false).catch(() => 'survived')]);
    if (end !== 'SIGKILL') return { damage: [`the worker did not die at ${failPoint}: ${end}`], resumedSeconds: 0, note: '' };
  } finally {
    await victim.end();
  }
  return await stage.working(() => judge(stage, job, `died at ${failPoint}`));
}

/** R3: the backend that works on it, or is held for it, is ended while the job waits for its last lock. */
export async function endBackendOf(stage: PeriodStage, job: PeriodJob): Promise<Outcome> {
  const { given, locks, waitsFor, row }: Job = periodJobs[job];
  await given(stage);
  await request(stage, job);
  await using held = await holdLock(
    stage.server.database.url,
    waitsFor ?? `SELECT 1 FROM ${locks} FOR UPDATE`.replaceAll('$batch', String(stage.batchId)),
  );
  return await stage.working(async () => {
    await held.waiting(1);
    const ended = await stage.ask<boolean>(`SELECT calc.terminate_worker_backend(backend_pid) FROM ${row}`);
    await held.release();
    const { damage, ...outcome } = await judge(stage, job, 'backend ended');
    return { ...outcome, damage: ended ? damage : ['no backend was ended', ...damage] };
  });
}
