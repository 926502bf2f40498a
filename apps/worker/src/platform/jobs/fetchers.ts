import { type QueueName, queueName } from '@wagewright/contracts';
import type { Sql } from '@wagewright/db';
import type { PgBoss, WorkHandler, WorkOptions } from 'pg-boss';

/** A fetcher looks by itself this seldom: it is woken. */
const aloneSeconds = 30;

const waitingQueues = `
  SELECT q.name FROM pgboss.queue q
  WHERE EXISTS (SELECT FROM pgboss.job j WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now())`;

/**
 * What takes jobs from the queues. NOTIFY tells at once of a job that is put in. Of one that is to be tried again, or came while nobody
 * listened, a look tells: one for all queues, in place of one by each fetcher.
 */
export class Fetchers {
  private readonly boss: Pick<PgBoss, 'work' | 'notifyWorker'>;
  private readonly byQueue = new Map<string, string[]>();

  constructor(boss: Pick<PgBoss, 'work' | 'notifyWorker'>) {
    this.boss = boss;
  }

  /** @param options.fetchers how many jobs (batches of jobs) of it the process has in hand at most; one unless said */
  async work<Data>(
    name: QueueName,
    { fetchers = 1, ...options }: WorkOptions & { readonly fetchers?: number },
    handler: WorkHandler<Data>,
  ): Promise<void> {
    const queue = queueName(name);
    const seldom: WorkOptions = { ...options, pollingIntervalSeconds: aloneSeconds, notifyPollingIntervalSeconds: aloneSeconds };
    const ids: string[] = [];
    for (let fetcher = 0; fetcher < fetchers; fetcher += 1) ids.push(await this.boss.work(queue, seldom, handler));
    this.byQueue.set(queue, ids);
  }

  /** Wakes the fetchers of queues in which a job is due. */
  async wake(sql: Sql): Promise<void> {
    for (const { name } of await sql.query<{ name: string }>(waitingQueues))
      for (const id of this.byQueue.get(name) ?? []) this.boss.notifyWorker(id);
  }
}
