/** The whole product under load: PostgreSQL as durable as in production, a server and a worker as processes of their own, everybody paid. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resolveDataFolder, startEmbedded } from '@wagewright/db/embedded';
import { clusterVariable, createFilledTestDatabase } from '@wagewright/db/testing';
import pg from 'pg';
import { freePort } from '../../scripts/launcher/ports.ts';
import { seed } from '../../scripts/launcher/seed.ts';
import { waitUntilReady } from '../../scripts/launcher/wait-until-ready.ts';
import { byKind, makePeople, type Person, type Places } from './people.ts';

export interface LoadStage {
  readonly origin: URL;
  readonly serverPid: number;
  readonly postmasterPid: number;
  readonly client: pg.Client;
  readonly people: ReturnType<typeof byKind>;
  readonly places: Places;
  close(): Promise<void>;
}

export interface StageOptions {
  readonly sessions: number;
  /** Of the county; all 9,228 where left out. */
  readonly employeesMax?: number;
}

const repository = path.resolve(import.meta.dirname, '../..');
const seedSources = ['packages/db/src', 'packages/calc-engine/src', 'packages/calc-engine/packs'].map((folder) =>
  path.join(repository, folder),
);

function startApp(name: 'server' | 'worker', log: number, environment: Readonly<Record<string, string>>): ChildProcess {
  const main = path.join(repository, 'apps', name, 'src/main.ts');
  return spawn(process.execPath, [main], { env: { ...process.env, ...environment }, stdio: ['ignore', log, log, 'ipc'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function findPlaces(client: pg.Client): Promise<Places> {
  const { rows } = await client.query<Places>(
    `SELECT b.id AS "batchId", b.payee_count AS payees FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = 'US_BIWEEKLY' AND b.status = 'closed' ORDER BY b.id DESC LIMIT 1`,
  );
  if (!rows[0]) throw new Error('The seed has paid no batch.');
  return rows[0];
}

export async function openLoadStage({ sessions, employeesMax }: StageOptions): Promise<LoadStage> {
  const folder = resolveDataFolder(path.join(repository, `.data/load-${process.pid}`));
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder, portPreferred: 54_720 });
  const former = process.env[clusterVariable];
  process.env[clusterVariable] = postgres.baseUrl;
  const children: ChildProcess[] = [];
  const clean = async (): Promise<void> => {
    for (const child of children) await end(child);
    if (former === undefined) delete process.env[clusterVariable];
    else process.env[clusterVariable] = former;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const kind = employeesMax === undefined ? 'load' : `load_${employeesMax}`;
    const size = employeesMax === undefined ? {} : { employeesMax };
    const database = await createFilledTestDatabase(kind, seedSources, (url) => seed(url, { ...size, log: () => undefined }));
    const port = await freePort(4_800);
    const log = openSync(path.join(folder, 'apps.log'), 'a', 0o600);
    const environment = { DATABASE_URL: database.url, PORT: String(port), LOG_LEVEL: 'info' };
    const server = startApp('server', log, environment);
    children.push(server, startApp('worker', log, environment));
    const origin = new URL(`http://127.0.0.1:${port}`);
    await waitUntilReady(origin.origin);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('ANALYZE');
    return {
      origin,
      serverPid: server.pid as number,
      postmasterPid: postgres.pid,
      client,
      people: byKind(await makePeople(client, sessions)),
      places: await findPlaces(client),
      close: async () => {
        await client.end();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

export type { Person };
