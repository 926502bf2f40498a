import { appConnection } from '@wagewright/db';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

const connectionsMax = 4;

/**
 * pg-boss in the app's role: it works queues, looks after dead jobs and listens, but never touches its schema, which the owner migrates.
 * Rebuilding indexes is the owner's as well.
 */
export function createBoss(url: string, monitorSeconds: number, log: Logger): PgBoss {
  const { connectionString, options, application_name } = appConnection({ url, applicationName: 'wagewright-worker' });
  const boss = new PgBoss({
    connectionString,
    options,
    application_name,
    max: connectionsMax,
    schema: 'pgboss',
    migrate: false,
    schedule: false,
    supervise: true,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
    useListenNotify: true,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'pg-boss'));
  boss.on('warning', (warning) => log.warn({ warning }, 'pg-boss'));
  return boss;
}
