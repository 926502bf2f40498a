import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const waitMs = 30_000;
const lookEveryMs = 10;

/** Whoever waits for a backend, be it through others. */
const countWaiting = `
  WITH RECURSIVE edge AS (
    SELECT pid, unnest(pg_blocking_pids(pid)) AS holder FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'),
  waiting(pid) AS (
    SELECT pid FROM edge WHERE holder = $1::int
    UNION SELECT e.pid FROM edge e JOIN waiting w ON e.holder = w.pid)
  SELECT count(*)::int AS count FROM waiting`;

/** A transaction of somebody else's that keeps a row. Disposing rolls back what was not released. */
export interface HeldRow extends AsyncDisposable {
  /** Reads or changes something in the transaction that holds the row: others see it when the row is released. */
  query<Row extends pg.QueryResultRow>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Waits until so many backends wait for the row, directly or one behind the other. */
  waiting(backends: number): Promise<void>;
  /** Commits. */
  release(): Promise<void>;
}

async function untilWaiting(watcher: pg.Client, holderPid: number, backends: number): Promise<void> {
  for (const deadline = performance.now() + waitMs; ; await delay(lookEveryMs)) {
    const { rows } = await watcher.query<{ count: number }>(countWaiting, [holderPid]);
    const count = rows[0]?.count ?? 0;
    if (count >= backends) return;
    if (performance.now() > deadline) throw new Error(`${count} backends wait for the held row, not ${backends}.`);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  client.on('error', () => undefined); // whoever kills the database wants to: the next query says so
  await client.connect();
  return client;
}

/**
 * Holds open what a statement locks, so that a test decides in which order things happen: start a call, wait until it waits, start the next,
 * release. Its time is ours, never a guess.
 * @param lock a statement that locks, e.g. `SELECT 1 FROM batch WHERE id = $1 FOR UPDATE`
 */
export async function holdLock(url: string, lock: string, parameters: readonly unknown[] = []): Promise<HeldRow> {
  const [holder, watcher] = await Promise.all([connect(url), connect(url)]);
  await holder.query('BEGIN');
  const { rowCount } = await holder.query(lock, [...parameters]);
  if (rowCount === 0) throw new Error(`There is nothing to hold: ${lock}`);
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  return {
    query: async (text, values = []) => (await holder.query(text, [...values])).rows,
    waiting: (backends) => untilWaiting(watcher, pid, backends),
    release: async () => void (await holder.query('COMMIT')),
    [Symbol.asyncDispose]: async () => void (await Promise.all([holder.end(), watcher.end()])),
  };
}

/** Holds rows of a table as whoever changes them does. */
export const holdRow = (url: string, table: string, where: string, parameters: readonly unknown[] = []): Promise<HeldRow> =>
  holdLock(url, `SELECT 1 FROM ${table} WHERE ${where} FOR UPDATE`, parameters);

/** Holds the audit chain: every change waits at the very end of its transaction, with all that it has written. */
export const holdAuditChain = (url: string): Promise<HeldRow> => holdLock(url, 'SELECT pg_advisory_xact_lock(7202611)');
