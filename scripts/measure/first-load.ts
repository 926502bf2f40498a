import type { Browser, CDPSession, Page } from '@playwright/test';

/** The first load of a page by a browser that has never been here: bytes as they came over the wire, headers included. */
export interface FirstLoad {
  readonly kb: number;
  readonly javascriptKb: number;
  readonly requests: number;
}

/** Times of a first load in milliseconds since it was asked for. */
export interface Timing {
  /** Until the browser has painted something. */
  readonly painted: number;
  /** Until the account can be typed in. */
  readonly usable: number;
  /** Until the picture that the form asks about is there too. */
  readonly whole: number;
}

export type Locale = 'en-US' | 'zh-CN';

/** A kilobyte has 1,000 bytes. */
const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** A line as a phone has it in a train: 1.6 Mbit/s down, 0.75 Mbit/s up, 300 ms there and back. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const;

async function open(browser: Browser, locale: Locale): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return { page, devtools };
}

/** Loads the sign-in page until nothing more comes, and counts. */
export async function weighFirstLoad(browser: Browser, url: string, locale: Locale): Promise<FirstLoad> {
  const { page, devtools } = await open(browser, locale);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => void bytes.set(requestId, encodedDataLength));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => null)'); // a string: this file is not compiled for a browser
  await page.context().close();
  const sum = (isCounted: (requestId: string) => boolean) =>
    kilobytes([...bytes].filter(([requestId]) => isCounted(requestId)).reduce((total, [, one]) => total + one, 0));
  return { kb: sum(() => true), javascriptKb: sum((requestId) => kinds.get(requestId) === 'Script'), requests: bytes.size };
}

/** Loads the sign-in page over the slow line. */
export async function timeFirstLoad(browser: Browser, url: string, locale: Locale): Promise<Timing> {
  const { page, devtools } = await open(browser, locale);
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('textbox').first().waitFor({ state: 'visible' });
  const usable = await page.evaluate(() => performance.now());
  await page.getByRole('img').first().waitFor({ state: 'visible' });
  const whole = await page.evaluate(() => performance.now());
  const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN);
  await page.context().close();
  return { painted: Math.round(painted), usable: Math.round(usable), whole: Math.round(whole) };
}
