// npm run -s size: how much JavaScript a browser loads to show the sign-in page, from a real server, in kB (1,000 bytes) after gzip.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createTestDatabase, startTestCluster } from '@wagewright/db/testing';
import { startServer } from '@wagewright/server';
import { pino } from 'pino';
import { chromiumPath, ensureBrowser } from './launcher/browser.ts';
import { chromiumArguments } from './launcher/chromium-arguments.ts';
import { buildWeb } from './launcher/web.ts';

/** The route's own chunk: the feature that the sign-in route loads lazily. */
const ownChunk = /\/assets\/SignInPage-[\w-]+\.js$/;

await ensureBrowser();
const webFolder = buildWeb();
const cluster = await startTestCluster();
const database = await createTestDatabase();
const server = await startServer({
  databaseUrl: database.url,
  host: '127.0.0.1',
  port: 0,
  basePath: '/hr',
  webFolder,
  demoAccounts: [],
  log: pino({ level: 'silent' }),
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
const page = await browser.newPage();
const scripts = new Map<string, number>();
page.on('response', (response) => {
  if (response.request().resourceType() !== 'script') return;
  void response.body().then((body) => scripts.set(new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length));
});
await page.goto(`${server.url}/sign-in`, { waitUntil: 'networkidle' });
await page.getByRole('textbox').first().waitFor();
await browser.close();
await server.stop();
await database.drop();
await cluster.stop();

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
const sum = (own: boolean): number =>
  kilobytes([...scripts].filter(([path]) => ownChunk.test(path) === own).reduce((total, [, size]) => total + size, 0));
console.log(
  JSON.stringify(
    {
      entryKbGzip: sum(false),
      signInRouteKbGzip: sum(true),
      files: Object.fromEntries([...scripts].map(([path, size]) => [path.split('/').pop(), kilobytes(size)])),
    },
    null,
    2,
  ),
);
process.exit(0);
