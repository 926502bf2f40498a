import { createHash } from 'node:crypto';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '@wagewright/db/seed';
import pg from 'pg';
import { type Product, startEmptyProduct, startProduct } from './product.ts';

export {
  expectAccessible,
  expectAccessibleInBoth,
  expectGood,
  expectNoSidewaysScroll,
  expectSettled,
  phone,
  wide,
  zoomed,
} from './accessible.ts';

import { expectToSee } from './look.ts';

let product: Product | undefined;
/** Whose product it is. */
let ownFile: string | undefined;

function running(): Product {
  if (!product) throw new Error('The product runs in files of browser tests that begin with ownProduct(import.meta.filename).');
  return product;
}

async function stopProduct(): Promise<void> {
  const stopping = product;
  [product, ownFile] = [undefined, undefined];
  await stopping?.stop();
}

/** Playwright's test. A process of it runs one file after the other, with one browser. */
export const test = base.extend<object, { last: Browser }>({
  last: [
    async ({ browser }, use) => {
      await use(browser);
      await stopProduct();
    },
    { scope: 'worker', auto: true },
  ],
});

/**
 * Gives the file of tests a product of its own, over a database that nobody else has touched. Starting the process that it runs in, and its
 * browser, takes longer than starting the product, so that these go on to the next file.
 */
export function ownProduct(file: string): void {
  beginWith(file, startProduct);
}

/** The same for a company of one's own, with nothing in it but the first account. */
export function emptyProduct(file: string): void {
  beginWith(file, startEmptyProduct);
}

/** The password that the launcher prints for the first account. */
export const firstPassword = (): string => {
  const given = running();
  return 'firstPassword' in given ? String(given.firstPassword) : '';
};

function beginWith(file: string, start: (webFolder: string) => Promise<Product>): void {
  test.beforeAll(async ({ browser }) => {
    if (ownFile === file) return; // a file whose tests go on beside each other comes here before each of them
    await stopProduct();
    for (const context of browser.contexts()) await context.close();
    product = await start(process.env['E2E_WEB_FOLDER'] ?? '');
    ownFile = file;
  });
}

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

/** What a busy server says that can serve soon (connection.spec: the page asks again by itself). */
const passing = new Set([429, 503]);

/**
 * Calls what the page calls, as the person who is signed in there, and gives the data of the answer. Asks again when the server is busy, as
 * the page does.
 * @throws Error with the whole answer, when it is a refusal
 */
export async function call<Data>(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<Data> {
  for (let attempt = 1; ; attempt++) {
    const answer = await page.request.fetch(url(path), { method, data, headers: { origin: new URL(url('/')).origin } });
    if (answer.ok()) return ((await answer.json()) as { data: Data }).data;
    if (attempt === 10 || !passing.has(answer.status())) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000 * Number(answer.headers()['retry-after'] ?? 1)));
  }
}

/** What a person reads off the picture: the test writes an answer that it knows under the challenge that the page shows. */
export async function knowCaptcha(): Promise<string> {
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

async function fillSignIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByRole('img', { name: /picture with characters/i })).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(await knowCaptcha());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in as a person does, in a browser session of their own. */
export async function signInByHand(browser: Browser, account: string, viewport?: Viewport): Promise<Page> {
  const context = await browser.newContext(viewport ? { viewport } : {});
  const page = await context.newPage();
  await page.goto(url('/sign-in'));
  await fillSignIn(page, account, demoPassword);
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}

/** Whoever has started an empty product signs in with the password that was printed. */
export const beginAsOwner = (browser: Browser): Promise<Page> => beginWithPassword(browser, 'admin', firstPassword());

/** Somebody signs in with a password that somebody else has set, and sets the one that the tests know. */
export async function beginWithPassword(browser: Browser, account: string, password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url('/sign-in'));
  await fillSignIn(page, account, password);
  for (const label of ['New password', 'New password again']) await page.getByLabel(label, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Set password and go on' }).click();
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

/** Decides the approval that the page shows, and waits until it is decided: whoever goes on sooner takes their decision with them. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expectToSee(page, 'Approved', { exact: true });
}
