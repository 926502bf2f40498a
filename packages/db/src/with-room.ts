import type { Sql } from './sql.ts';

/** Runs statements that order or join everybody: in memory rather than by files of the disk. Within a transaction; the setting ends with it. */
export async function withRoom<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await sql.query(`SELECT set_config('work_mem', '64MB', true)`);
  return await work();
}
