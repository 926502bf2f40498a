/** What befalls the server, or its database, as it takes the request for a period's job: asked again by the same key, the job is done once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { procedures } from '@wagewright/contracts/registry';
import { holdLock } from '@wagewright/db/testing';
import { until } from '@wagewright/worker/testing';
import { type Outcome, resumeSecondsMax } from './disturbances.ts';
import type { OwnCluster } from './own-cluster.ts';
import { judge } from './period-faults.ts';
import { type PeriodJob, type PeriodStage, periodJobs, request } from './period-jobs.ts';
import { startServerProcess } from './server-process.ts';

/** `inside`: in the request's transaction, as it waits for its first lock; otherwise milliseconds after it was sent. */
export type Moment = 'inside' | number;

/** By then a request is over on a usual machine, so that some of the moments are after the commit. */
export const requestMs = 120;
/** How long the database stays away. */
const awayMs = 1_000;

interface Sent {
  readonly procedure: string;
  readonly input: object;
  readonly headers: { readonly 'idempotency-key': string };
}

const textOf = (stage: PeriodStage, text: string): string => text.replaceAll('$batch', String(stage.batchId));

const makeRequest = async (stage: PeriodStage, job: PeriodJob): Promise<Sent> => {
  const [procedure, input] = await periodJobs[job].asks(stage);
  return { procedure, input, headers: { 'idempotency-key': randomUUID() } };
};

/** Sends a request over the wire. @returns the status, or 0 where the server ended before it answered */
async function send(url: string, token: string, { procedure, input, headers }: Sent): Promise<number> {
  const path = procedure.split('/').map((part) => part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ json: input }),
  };
  return await fetch(`${url}/trpc/${path.join('.')}`, init)
    .then(async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    })
    .catch(() => 0);
}

/** How many of what a job is there are. */
const rowsOf = (stage: PeriodStage, job: PeriodJob): Promise<number> =>
  stage.ask<number>(`SELECT count(*)::int FROM ${periodJobs[job].row.split(' ')[0]}`);

const refusedWhenDone = /: (ILLEGAL_TRANSITION|STALE_VERSION): /;

/** Asks again, as whoever got no answer does. What takes no key says that it is not possible any more where it was done. */
async function askAgain(stage: PeriodStage, { procedure, input, headers }: Sent): Promise<string[]> {
  const takesKey = procedures.find(({ id }) => id === procedure)?.idempotent ?? false;
  const refused = await stage.call(procedure, input, headers).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  return refused === undefined || (!takesKey && refusedWhenDone.test(refused)) ? [] : [`asked again: ${refused}`];
}

async function judgeAgain(stage: PeriodStage, job: PeriodJob, sent: Sent, before: number, note: string): Promise<Outcome> {
  const again = await askAgain(stage, sent);
  const outcome = await stage.working(() => judge(stage, job, note));
  const made = (await rowsOf(stage, job)) - before;
  return { ...outcome, damage: [...again, ...(made > 1 ? [`${made} jobs were made of one request`] : []), ...outcome.damage] };
}

/** R1: the server is killed as it takes the request; nothing of it, or all of it, has happened. */
export async function killServerAt(stage: PeriodStage, job: PeriodJob, moment: Moment): Promise<Outcome> {
  await periodJobs[job].given(stage);
  const before = await rowsOf(stage, job);
  const victim = await startServerProcess(stage.server.database.url);
  try {
    await victim.untilWell(120);
    const sent = await makeRequest(stage, job);
    if (moment !== 'inside') {
      const answer = send(victim.url, stage.token, sent);
      await delay(moment);
      await victim.end();
      return await judgeAgain(stage, job, sent, before, `server killed after ${moment.toFixed(0)} ms, ${(await answer) || 'no'} answer`);
    }
    await using held = await holdLock(stage.server.database.url, textOf(stage, `SELECT 1 FROM ${periodJobs[job].requestLocks} FOR UPDATE`));
    const answer = send(victim.url, stage.token, sent);
    await held.waiting(1);
    await victim.end();
    await held.release();
    const answered = await answer;
    const outcome = await judgeAgain(stage, job, sent, before, 'server killed in the transaction');
    return { ...outcome, damage: answered === 0 ? outcome.damage : [`the server answered ${answered}`, ...outcome.damage] };
  } finally {
    await victim.end();
  }
}

/** Kills all of PostgreSQL and starts it again; the stage's server and worker find it by themselves. */
async function crash(stage: PeriodStage, cluster: OwnCluster): Promise<void> {
  cluster.kill();
  await delay(awayMs);
  await cluster.start();
  await until('the database answers again', resumeSecondsMax, () => stage.ask<boolean>('SELECT true').catch(() => false));
}

/** R3: PostgreSQL is killed as the server waits in the request's transaction; the server says so, and the request is made again. */
export async function crashInRequest(stage: PeriodStage, cluster: OwnCluster, job: PeriodJob): Promise<Outcome> {
  await periodJobs[job].given(stage);
  const before = await rowsOf(stage, job);
  const sent = await makeRequest(stage, job);
  await using held = await holdLock(stage.server.database.url, textOf(stage, `SELECT 1 FROM ${periodJobs[job].requestLocks} FOR UPDATE`));
  const refused = stage.call(sent.procedure, sent.input, sent.headers).then(
    () => 'done',
    (error: unknown) => String(error),
  );
  await held.waiting(1);
  await crash(stage, cluster);
  const answer = await refused;
  const outcome = await judgeAgain(stage, job, sent, before, 'database killed in the request');
  return {
    ...outcome,
    damage: /: DATABASE_AWAY: /.test(answer) ? outcome.damage : [`the call was answered with ${answer}`, ...outcome.damage],
  };
}

/** R3: PostgreSQL is killed so many milliseconds after the worker began with the job. */
export async function crashInJob(stage: PeriodStage, cluster: OwnCluster, job: PeriodJob, ms: number): Promise<Outcome> {
  const { given, row } = periodJobs[job];
  await given(stage);
  const before = await rowsOf(stage, job);
  return await stage.working(async () => {
    await request(stage, job);
    await until('somebody works on it', 60, () => stage.ask<boolean>(`SELECT attempt > 0 FROM ${row}`));
    await delay(ms);
    await crash(stage, cluster);
    const outcome = await judge(stage, job, `database killed ${ms.toFixed(0)} ms after it was claimed`);
    const made = (await rowsOf(stage, job)) - before;
    return made > 1 ? { ...outcome, damage: [`${made} jobs were made of one request`, ...outcome.damage] } : outcome;
  });
}
