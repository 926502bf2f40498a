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
