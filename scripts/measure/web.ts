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
import { measureAsking } from './ask-table.ts';
import { timeFirstLoad, weighFirstLoad } from './first-load.ts';
import { pretendMillionRows } from './million-rows.ts';
import { measureRules, type RulesFigures } from './rules.ts';
import { measureScroll, type ScrollFigures } from './scroll.ts';

/** Milliseconds, of the worst case measured, unless a case is named. */
export interface TableFigures {
  readonly frameP95Ms: number;
  readonly scriptMs: number;
  /** From the click to the rows, drawn. */
  readonly sortMs: number;
  readonly serverMs: Readonly<Record<'sort' | 'search' | 'filter', number>>;
  readonly drawnMs: Readonly<Record<'sort' | 'search' | 'filter', number>>;
  readonly scroll: Readonly<Record<'batch' | 'million', ScrollFigures>>;
}

export interface WebFigures {
  readonly table: TableFigures;
  readonly rules: RulesFigures;
  readonly firstLoad: object;
}

const quiet = pino({ level: 'silent' });
const token = 'measured';

interface LookedAt {
  readonly batchId: number;
  readonly solutionId: number;
  readonly employeeId: number;
}

/** A session of the clerk's, and the batch whose table is looked at, the last one that was paid, with its solution and one of its people. */
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

async function openTable(browser: Browser, url: string, { batchId, isMillion }: { batchId: number; isMillion: boolean }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'wagewright_session', value: token, url }]);
  const page = await context.newPage();
  if (isMillion) await pretendMillionRows(page);
  await page.goto(`${url}/payroll/batches/${batchId}?tab=table`, { waitUntil: 'networkidle' });
  await page.getByRole('gridcell').nth(30).waitFor();
  return page;
}

/** Forty ticks three times over; the middle of the three counts, since a machine has other things to do as well. */
async function scrollOf(page: Page): Promise<ScrollFigures> {
  const passes: ScrollFigures[] = [];
  for (let pass = 0; pass < 3; pass += 1) passes.push(await measureScroll(page, page.getByRole('grid')));
  await page.context().close();
  const middle = (name: keyof ScrollFigures) => passes.map((one) => one[name]).toSorted((a, b) => a - b)[1] ?? Number.NaN;
  return { frameP95Ms: middle('frameP95Ms'), frameP50Ms: middle('frameP50Ms'), scriptMs: middle('scriptMs') };
}

async function measureTable(browser: Browser, url: string, batchId: number): Promise<TableFigures> {
  const scroll = {
    batch: await scrollOf(await openTable(browser, url, { batchId, isMillion: false })),
    million: await scrollOf(await openTable(browser, url, { batchId, isMillion: true })),
  };
  const page = await openTable(browser, url, { batchId, isMillion: false });
  const sort = await measureAsking(page, () => page.getByRole('columnheader', { name: 'Base pay' }).click());
  const search = await measureAsking(page, () => page.getByRole('searchbox').fill('an'));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Department' }).click();
  const filter = await measureAsking(page, () => page.getByRole('dialog').getByRole('checkbox').first().click());
  await page.context().close();
  const of = (name: 'serverMs' | 'drawnMs') => ({ sort: sort[name], search: search[name], filter: filter[name] });
  const worst = (name: 'frameP95Ms' | 'scriptMs') => Math.max(scroll.batch[name], scroll.million[name]);
  return {
    frameP95Ms: worst('frameP95Ms'),
    scriptMs: worst('scriptMs'),
    sortMs: sort.serverMs + sort.drawnMs,
    serverMs: of('serverMs'),
    drawnMs: of('drawnMs'),
    scroll,
  };
}

async function measureRulesOf(browser: Browser, url: string, looked: LookedAt): Promise<RulesFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'wagewright_session', value: token, url }]);
  try {
    return await measureRules(await context.newPage(), url, looked);
  } finally {
    await context.close();
  }
}

async function measureFirstLoad(browser: Browser, url: string): Promise<object> {
  const address = `${url}/sign-in`;
  const en = await weighFirstLoad(browser, address, 'en-US');
  const zh = await weighFirstLoad(browser, address, 'zh-CN');
  return { en, zh, slowLineMs: await timeFirstLoad(browser, address, 'en-US') };
}

/** The web as a browser has it: a production build, a server, and the whole demo company behind it. Takes some two minutes. */
export async function measureWeb(): Promise<WebFigures> {
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
    return {
      table: await measureTable(browser, server.url, looked.batchId),
      rules: await measureRulesOf(browser, server.url, looked),
      firstLoad: await measureFirstLoad(browser, server.url),
    };
  } finally {
    await browser.close();
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
