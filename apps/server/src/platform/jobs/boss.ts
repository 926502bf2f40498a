import { appConnection } from '@wagewright/db';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** pg-boss for sending only: it works no queue, keeps no schedule, and does not touch its schema, which the owner migrates. */
export async function openBoss(url: string, log: Logger): Promise<PgBoss> {
  const pool = new pg.Pool({ ...appConnection({ url, applicationName: 'wagewright-server' }), max: 2 });
  pool.on('error', () => undefined);
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => await pool.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'pg-boss'));
  boss.on('stopped', () => void pool.end());
  await boss.start();
  return boss;
}
