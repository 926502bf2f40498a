/**
 * Work that outlasts a request, as a row beside what it is for (docs/adr/0100-one-room-for-jobs.md). Whoever claims it fences off who did before;
 * what it writes is seen by nobody before its one transaction ends it under its token.
 */
import type { Sql } from '../../sql.ts';

/** One who works on it: only their token ends it. */
export interface FencedClaim {
  readonly id: number;
  /** A UUID. */
  readonly token: string;
  /** From 1. */
  readonly attempt: number;
}

/** How far it is: columns of its row and what to write there. */
export type JobSight = { readonly part: string; readonly done: number; readonly total: number };

export interface FencedRows {
  /**
   * Claims it over whoever had it: a worker that was paused in it holds rows which the next one writes, and only the end of its backend frees them.
   * @param sql the connection that works on it, or is held as long as somebody does: while it lives, the worker does
   * @returns undefined where there is nothing to do any more
   */
  claim(sql: Sql, claim: Omit<FencedClaim, 'attempt'>): Promise<FencedClaim | undefined>;
  /**
   * Tells how far it is, on another connection than the one that works.
   * @returns false where it was cancelled or somebody else has claimed it
   */
  tell(sql: Sql, claim: FencedClaim, sight: JobSight): Promise<boolean>;
  /** @returns false where it is not the caller's any more: roll back */
  end(sql: Sql, claim: FencedClaim, state: 'finished' | 'failed', failure?: unknown): Promise<boolean>;
  /** Keeps why an attempt was not the last one, for the words in which it is given up: nobody works on it any more. */
  keepReason(sql: Sql, claim: FencedClaim, message: string): Promise<void>;
  /** Why the last attempt was not the last one. */
  reasonOf(sql: Sql, claim: FencedClaim): Promise<string>;
  /**
   * Cancels what is under way for a subject, and ends the statement that its worker is at: nothing of it was seen by anybody.
   * @param subject the column and the id of what it is for
   * @returns false where nothing is under way
   */
  cancel(sql: Sql, subject: { readonly column: string; readonly id: number }): Promise<boolean>;
}

/** Why a worker ended that could not say it any more. */
export const endedWithoutAWord = 'it ended without a word';

/** Ends the statement that a worker is at; never that of the caller. */
export const endBackend = async (sql: Sql, pid: number | null | undefined): Promise<void> => {
  if (pid) await sql.query('SELECT calc.terminate_worker_backend($1::int) WHERE $1::int <> pg_backend_pid()', [pid]);
};

/** What a claim writes, by which the sweep knows whether its worker lives. */
export const claimedHere = 'backend_pid = pg_backend_pid(), claimed_at = clock_timestamp()';

/**
 * @param table with columns id, part, done, total, token, attempt, backend_pid, claimed_at, failure; and for `end` and `cancel` state (running | finished | failed |
 * cancelled) and finished_at
 * @param isUnderWay SQL, of a row whose states are others: a job is to be at it; it is then ended by a statement of its own
 */
export function fencedRows(table: string, isUnderWay = "state = 'running'"): FencedRows {
  const claim = `
    UPDATE ${table} SET token = $2::uuid, attempt = attempt + 1, ${claimedHere} WHERE id = $1::int AND ${isUnderWay} RETURNING attempt`;
  const underToken = `id = $1::int AND token = $2::uuid AND ${isUnderWay}`;
  return {
    claim: async (sql, { id, token }) => {
      const before = `SELECT backend_pid AS holder FROM ${table} WHERE id = $1::int AND ${isUnderWay}`;
      const [held] = await sql.query<{ holder: number | null }>(before, [id]);
      await endBackend(sql, held?.holder); // before the row is asked for: the holder may have it locked
      const [row] = await sql.query<{ attempt: number }>(claim, [id, token]);
      return row && { id, token, attempt: row.attempt };
    },
    tell: async (sql, { id, token }, sight) => {
      const columns = Object.keys(sight).map((column, at) => `${column} = $${at + 3}`);
      const told = await sql.query(`UPDATE ${table} SET ${columns.join(', ')} WHERE ${underToken} RETURNING id`, [
        id,
        token,
        ...Object.values(sight),
      ]);
      return told.length > 0;
    },
    end: async (sql, { id, token }, state, failure = null) => {
      const ended = await sql.query(
        `UPDATE ${table} SET state = $3::text, failure = $4::jsonb, finished_at = clock_timestamp() WHERE ${underToken} RETURNING id`,
        [id, token, state, failure === null ? null : JSON.stringify(failure)],
      );
      return ended.length > 0;
    },
    keepReason: async (sql, { id, token }, message) => {
      await sql.query(`UPDATE ${table} SET failure = $3::jsonb, backend_pid = NULL WHERE ${underToken}`, [
        id,
        token,
        JSON.stringify({ message }),
      ]);
    },
    reasonOf: async (sql, { id }) => {
      const [row] = await sql.query<{ reason: string | null }>(`SELECT failure->>'message' AS reason FROM ${table} WHERE id = $1::int`, [
        id,
      ]);
      return row?.reason ?? endedWithoutAWord;
    },
    cancel: async (sql, { column, id }) => {
      const [row] = await sql.query<{ holder: number | null }>(
        `UPDATE ${table} SET state = 'cancelled', finished_at = clock_timestamp() WHERE ${column} = $1::int AND state = 'running'
         RETURNING backend_pid AS holder`,
        [id],
      );
      await endBackend(sql, row?.holder);
      return row !== undefined;
    },
  };
}
