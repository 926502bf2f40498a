/** `npm run pictures`: the pictures of README, docs/screens.md and docs/tour.md, taken from the running product with everybody in it. */
import { chromium } from '@playwright/test';
import { startTestCluster } from '@wagewright/db/testing';
import { ensureBrowser } from '../../scripts/launcher/browser.ts';
import { buildWeb } from '../../scripts/launcher/web.ts';
import { chromiumArguments, chromiumPath } from '../e2e/support/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import { Album } from './album.ts';
import { scenes } from './scenes.ts';

const wanted = new Set(process.argv.slice(2));
await ensureBrowser();
const webFolder = buildWeb();
const cluster = await startTestCluster();
const product = await startProduct(webFolder, Number.POSITIVE_INFINITY);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  const album = new Album(browser, product);
  for (const { name, take } of scenes) if (wanted.size === 0 || wanted.has(name)) await take(album);
} finally {
  await browser.close();
  await product.stop();
  await cluster.stop();
}
