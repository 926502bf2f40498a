import { createHash } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { createTestDatabase, startTestCluster } from '@wagewright/db/testing';
import { startServer } from '@wagewright/server';
import pg from 'pg';
import { pino } from 'pino';
import { chromiumPath, ensureBrowser } from '../launcher/browser.ts';
import { chromiumArguments } from '../launcher/chromium-arguments.ts';
import { seed } from '../launcher/seed.ts';
import { buildWeb } from '../launcher/web.ts';

const quiet = pino({ level: 'silent' });
const token = 'measured';

/** The last batch that was paid, with its solution and one of its people. */
export interface LookedAt {
  readonly batchId: number;
  readonly solutionId: number;
  readonly employeeId: number;
}

/** A session of the clerk's, and what they look at. */
async function openSession(databaseUrl: string): Promise<LookedAt> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO session (token_hash, user_id, expires_at, address, user_agent)
     SELECT $1, id, now() + interval '1 day', '127.0.0.1', 'bench' FROM app_user WHERE account = $2`,
    [createHash('sha256').update(token).digest(), demoSignIns.clerk.account],
  );
  const { rows } = await client.query<LookedAt>(
    `SELECT b.id AS "batchId", p.solution_id AS "solutionId", (SELECT min(employee_id) FROM batch_payee WHERE batch_id = b.id) AS "employeeId"
     FROM batch b JOIN period p ON p.id = b.period_id WHERE b.status = 'closed' ORDER BY b.payee_count DESC, b.id DESC LIMIT 1`,
  );
  await client.end();
  const [found] = rows;
  if (!found) throw new Error('No batch was paid.');
  return found;
}

/** The web as a browser has it: a production build, a server, and the whole demo company behind it. */
export interface StartedWeb {
  readonly browser: Browser;
  readonly url: string;
  readonly looked: LookedAt;
}

export async function withWeb<T>(measure: (web: StartedWeb) => Promise<T>): Promise<T> {
  await ensureBrowser();
  const webFolder = buildWeb();
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  await seed(database.url, { log: () => undefined });
  const looked = await openSession(database.url);
  const where = { host: '127.0.0.1', port: 0, basePath: '/hr', webFolder };
  const server = await startServer({ databaseUrl: database.url, ...where, demoAccounts: [], log: quiet });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
  try {
    return await measure({ browser, url: server.url, looked });
  } finally {
    await browser.close();
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}

/** A page of the clerk's, closed when what is done with it is done. */
export async function withPage<T>({ browser, url }: StartedWeb, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await newPage(browser, url);
  try {
    return await use(page);
  } finally {
    await page.context().close();
  }
}

/** A page of the clerk's, who is signed in. */
export async function newPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'wagewright_session', value: token, url }]);
  return await context.newPage();
}
