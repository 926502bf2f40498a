// npm run -s size: what a browser loads and how long it takes to show the sign-in page, from a real server. Kilobytes have 1,000 bytes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createTestDatabase, startTestCluster } from '@wagewright/db/testing';
import { startServer } from '@wagewright/server';
import { pino } from 'pino';
import { chromiumPath, ensureBrowser } from './launcher/browser.ts';
import { chromiumArguments } from './launcher/chromium-arguments.ts';
import { buildWeb } from './launcher/web.ts';
import { timeFirstLoad, weighFirstLoad } from './measure/first-load.ts';

/** The scripts that the page itself names: all that is fetched before the first route's own code. */
function entryKbGzip(webFolder: string): number {
  const page = readFileSync(path.join(webFolder, 'index.html'), 'utf8');
  const files = [...page.matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => readFileSync(path.join(webFolder, name)));
  return Math.round(files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0) / 100) / 10;
}

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
const address = `${server.url}/sign-in`;
const en = await weighFirstLoad(browser, address, 'en-US');
const zh = await weighFirstLoad(browser, address, 'zh-CN');
const slowLineMs = await timeFirstLoad(browser, address, 'en-US');
await browser.close();
await server.stop();
await database.drop();
await cluster.stop();

console.log(
  JSON.stringify(
    {
      entryKbGzip: entryKbGzip(webFolder),
      firstLoadKb: { en: en.kb, zh: zh.kb },
      javascriptKb: { en: en.javascriptKb, zh: zh.javascriptKb },
      requests: { en: en.requests, zh: zh.requests },
      slowLineMs,
    },
    null,
    2,
  ),
);
process.exit(0);
