/** `npm run pictures`: the pictures of README, docs/screens.md and docs/tour.md, taken from the running product with everybody in it. */
import { chromium } from '@playwright/test';
import { startTestCluster } from '@wagewright/db/testing';
import { ensureBrowser } from '../../scripts/launcher/browser.ts';
import { buildWeb } from '../../scripts/launcher/web.ts';
import { chromiumArguments, chromiumPath } from '../e2e/support/chromium.ts';
import { startEmptyProduct, startProduct } from '../e2e/support/product.ts';
import { Album } from './album.ts';
import { scenes } from './scenes.ts';

const wanted = new Set(process.argv.slice(2));
await ensureBrowser();
const webFolder = buildWeb();
const cluster = await startTestCluster();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  for (const isEmpty of [false, true]) {
    const chosen = scenes.filter((scene) => Boolean(scene.isEmpty) === isEmpty && (wanted.size === 0 || wanted.has(scene.name)));
    if (chosen.length === 0) continue;
    const product = await (isEmpty ? startEmptyProduct(webFolder) : startProduct(webFolder, Number.POSITIVE_INFINITY));
    try {
      for (const { take } of chosen) await take(new Album(browser, product));
    } finally {
      await product.stop();
    }
  }
} finally {
  await browser.close();
  await cluster.stop();
}
