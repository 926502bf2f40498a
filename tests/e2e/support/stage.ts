import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '@wagewright/db/seed';
import pg from 'pg';
import { type Product, startProduct } from './product.ts';

const productStartMs = 180_000;
let product: Product | undefined;

function running(): Product {
  if (!product) throw new Error('The product runs for tests made with the `test` of support/stage.ts.');
  return product;
}

/**
 * Playwright's test, with the product running. Each file of tests has one of its own, over a database that nobody else has touched:
 * it says `test.use({ file: import.meta.filename })`.
 */
export const test = base.extend<object, { file: string; whole: Product }>({
  file: ['', { scope: 'worker', option: true }],
  whole: [
    async ({ file }, use) => {
      if (file === '') throw new Error('A file of browser tests begins with test.use({ file: import.meta.filename }).');
      product = await startProduct(process.env['E2E_WEB_FOLDER'] ?? '');
      await use(product);
      await product.stop();
      product = undefined;
    },
    { scope: 'worker', auto: true, timeout: productStartMs },
  ],
});

export const url = (path: string): string => `${running().url}${path}`;
export const mailUrl = (): string => running().mailUrl;

export async function inDatabase<Row extends pg.QueryResultRow>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: running().databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, [...parameters]);
    return rows;
  } finally {
    await client.end();
  }
}

/** What a person reads off the picture: the test writes an answer that it knows under the challenge that the page shows. */
async function knowCaptcha(): Promise<string> {
  const answer = 'KNOWN';
  const [challenge] = await inDatabase<{ id: string }>('SELECT id FROM captcha_challenge ORDER BY created_at DESC LIMIT 1');
  const hash = createHash('sha256').update(`${challenge?.id}:${answer}`).digest();
  await inDatabase('UPDATE captcha_challenge SET answer_hash = $1 WHERE id = $2', [hash, challenge?.id]);
  return answer;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Signs in as a person does, in a browser session of their own. */
export async function signInByHand(browser: Browser, account: string, viewport?: Viewport): Promise<Page> {
  const context = await browser.newContext(viewport ? { viewport } : {});
  const page = await context.newPage();
  await page.goto(url('/sign-in'));
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await expect(page.getByRole('img', { name: /picture with characters/i })).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(await knowCaptcha());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
/** What the browser keeps of each account that has signed in to this product. */
const signedIn = new Map<string, SignedIn>();

/** A page of somebody who is signed in; by hand the first time, as one who comes back after that. */
export async function signIn(browser: Browser, account: string, viewport?: Viewport): Promise<Page> {
  const key = `${url('')} ${account}`;
  const storageState = signedIn.get(key);
  if (storageState) return await (await browser.newContext({ storageState, ...(viewport ? { viewport } : {}) })).newPage();
  const page = await signInByHand(browser, account, viewport);
  signedIn.set(key, await page.context().storageState());
  return page;
}

/** Nothing that axe finds wrong, in the colours and at the width that the page has now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.target.join(' ')}`);
  expect(found, what).toEqual([]);
}

/** Changes the colours, and waits until the page shows them: what is on its way from one to the other is neither. */
async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The same in light and in dark colours. */
export async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await inColours(page, 'light');
  await expectAccessible(page, `${what}, light`);
  await inColours(page, 'dark');
  await expectAccessible(page, `${what}, dark`);
  await inColours(page, 'light');
}
