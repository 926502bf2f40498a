import type pg from 'pg';

/**
 * Gives the planner statistics of what the seed has written, as the login that came (the app's role may not); where that is no owner either,
 * PostgreSQL skips the tables and does it by itself within minutes.
 */
export async function refreshStatistics(client: pg.Client): Promise<void> {
  await client.query('SET ROLE NONE');
  await client.query('ANALYZE');
}
