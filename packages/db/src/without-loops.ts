import type { Sql } from './sql.ts';

const allowLoops = (sql: Sql, allowed: boolean): Promise<unknown[]> =>
  sql.query(`SELECT set_config('enable_nestloop', $1::text, true)`, [allowed ? 'on' : 'off']);

/**
 * Runs statements over a whole batch. Its rows were written moments ago, so the planner has no statistics of them, takes them for a handful
 * and would join nine thousand by nine thousand in nested loops. Within a transaction; the setting ends with it, whatever happens.
 */
export async function withoutLoops<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await allowLoops(sql, false);
  const result = await work();
  await allowLoops(sql, true);
  return result;
}

/** Of a file of a hundred thousand rows some tens of megabytes are sorted and joined: in memory, not on disk. To the end of the transaction. */
export const inMemory = (sql: Sql): Promise<unknown[]> => sql.query(`SELECT set_config('work_mem', '96MB', true)`);

/**
 * Runs statements that write many records into tables which were almost empty a moment ago. The checks of foreign keys are planned once a connection, by what was
 * known of the tables then, and would look through a hundred thousand rows for each row: they are planned anew, by the keys. Within a transaction.
 */
export async function byKeys<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await sql.query('DISCARD PLANS');
  await sql.query(`SELECT set_config('enable_seqscan', 'off', true)`);
  const result = await work();
  await sql.query(`SELECT set_config('enable_seqscan', 'on', true)`);
  await sql.query('DISCARD PLANS');
  return result;
}
