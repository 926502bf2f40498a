import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { copyOutOfPool } from './copy/index.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { appRole } from './migrate/roles.ts';
import { createResultReader, type ResultReader } from './payroll/tables/columns/result-cache.ts';
import { type Reads, readsOfPool, sqlOfPool } from './sql.ts';

export interface DatabaseOptions {
  readonly url: string;
  /** Shown in pg_stat_activity; backends named wagewright-worker are the only ones that our own function may end. */
  readonly applicationName: 'wagewright-server' | 'wagewright-worker' | 'wagewright-tools';
  readonly connectionsMax?: number;
}

export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /** Prepared statements, for what every request reads. */
  readonly reads: Reads;
  /** Calculated tables, held in memory column by column. */
  readonly results: ResultReader;
  close(): Promise<void>;
}

/** Settings of a connection that acts in the app's role, whatever login it came with. */
export const appConnection = ({ url, applicationName }: Pick<DatabaseOptions, 'url' | 'applicationName'>) =>
  ({
    connectionString: url,
    application_name: applicationName,
    options: `-c role=${appRole} -c timezone=UTC`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  }) satisfies pg.ClientConfig;

/** Opens the database in the app's role: it changes data, never structure. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({ ...appConnection(options), max: options.connectionsMax ?? 10, idleTimeoutMillis: 30_000 });
  pool.on('error', () => undefined); // an idle connection that broke is replaced at the next use, and that use reports it
  pool.on('connect', (client) => client.on('error', () => undefined)); // likewise one that breaks while it is held
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    errorFormat: 'minimal',
    transactionOptions: { maxWait: 5_000, timeout: 60_000 },
  });
  return {
    prisma,
    pool,
    reads: readsOfPool(pool),
    results: createResultReader({ sql: sqlOfPool(pool), copyOut: copyOutOfPool(pool) }),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
