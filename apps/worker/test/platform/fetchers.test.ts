/** NOTIFY tells nobody of a job that is tried again: a look at all queues does (ADR 153). */
import { queueName } from '@wagewright/contracts';
import type { WorkOptions } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Fetchers } from '../../src/platform/jobs/index.ts';
import { openWorkbench, type Workbench } from '../payroll/batches/workbench.ts';

describe('fetchers', () => {
  let bench: Workbench;
  let woken: string[];
  let options: WorkOptions[];
  let fetchers: Fetchers;
  const jobs = (text: string) => bench.clerk.client.query(text);
  const wake = async () => {
    await fetchers.wake(bench.clerk.sql);
    return woken.splice(0).toSorted();
  };
  beforeAll(async () => {
    bench = await openWorkbench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    [woken, options] = [[], []];
    await jobs('DELETE FROM pgboss.job');
    let made = 0;
    fetchers = new Fetchers({
      work: (name: string, given: unknown) => {
        options.push(given as WorkOptions);
        return Promise.resolve(`${name} ${(made += 1)}`);
      },
      notifyWorker: (id) => void woken.push(id),
    });
    await fetchers.work('platform.work-import', { fetchers: 2 }, () => Promise.resolve());
    await fetchers.work('platform.send-outbox', {}, () => Promise.resolve());
  });
  const imports = queueName('platform.work-import');

  it('sleep while nothing waits, and look seldom by themselves', async () => {
    expect(await wake()).toEqual([]);
    expect(
      options.map(({ pollingIntervalSeconds, notifyPollingIntervalSeconds }) => [pollingIntervalSeconds, notifyPollingIntervalSeconds]),
    ).toEqual([
      [30, 30],
      [30, 30],
      [30, 30],
    ]);
  });

  it('all those of a queue in which a job waits are woken, and no others', async () => {
    await bench.clerk.boss.send(imports, { importId: 1 });
    expect(await wake()).toEqual([`${imports} 1`, `${imports} 2`]);
    await jobs(`UPDATE pgboss.job SET state = 'retry'`);
    expect(await wake()).toEqual([`${imports} 1`, `${imports} 2`]);
  });

  it.each([
    ['is being worked', `state = 'active'`],
    ['has ended', `state = 'completed'`],
    ['has been given up', `state = 'failed'`],
    ['is to be tried later', `state = 'retry', start_after = now() + interval '5 s'`],
  ])('nobody is woken for a job that %s', async (_words, change) => {
    await bench.clerk.boss.send(imports, { importId: 1 });
    await jobs(`UPDATE pgboss.job SET ${change}`);
    expect(await wake()).toEqual([]);
  });
});
