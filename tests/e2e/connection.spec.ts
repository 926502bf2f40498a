import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// The way to the server breaks in the middle of the work: it is said, nothing is lost, nothing is done twice, and all goes on by itself.

const bannerMs = 10_000;
/** Of one page with all that it shares with others (ADR 33). */
const scriptsMax = 40;
const banner = (page: Page) => page.getByText(/You are offline|The server cannot be reached/);

test('a page comes in few requests, of which no icon is one', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto(url('/people'));
  await expect(page.getByRole('grid')).toBeVisible();
  expect(scripts.length).toBeLessThanOrEqual(scriptsMax);
  expect(scripts.filter((name) => /\/Icon[A-Z]/.test(name))).toEqual([]);
  await page.context().close();
});

test('offline: an idle page says so within ten seconds, and what was typed stays', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  await page.goto(url('/payroll/batches?create=true'));
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Bonus of spring');
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible({ timeout: bannerMs });
  await page.context().setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await expect(name).toHaveValue('Bonus of spring');
  await page.context().close();
});

test('offline: a tab whose code is not there says so in its place, and comes by another try', async ({ browser }) => {
  const [batch] = await inDatabase<{ id: number }>(`SELECT id FROM batch WHERE status = 'closed' ORDER BY id LIMIT 1`);
  const page = await signIn(browser, demoSignIns.clerk.account);
  await page.goto(url(`/payroll/batches/${batch?.id}`));
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'History' }).click();
  const panel = page.getByRole('tabpanel', { name: 'History' });
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.context().setOffline(false);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('grid')).toBeVisible();
  await page.context().close();
});

test('what a server could not give while its database was away comes by itself, without a press', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  const away = (method: string) => ({
    error: { json: { message: 'away', code: -32603, data: { status: 503, code: 'DATABASE_AWAY', message: 'away', method, traceId: 'x' } } },
  });
  let isAway = true;
  await page.route(/\/trpc\/[^?]*listPeriods/, async (route) => {
    if (!isAway) return await route.continue();
    const methods = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    return await route.fulfill({ status: 207, contentType: 'application/json', body: JSON.stringify(methods.map(away)) });
  });
  await page.goto(url('/payroll/periods?view=list'));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isAway = false;
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.context().close();
});

test('offline: a step that is pressed is refused in words, and is done once when the way is back', async ({ browser }) => {
  const [batch] = await inDatabase<{ id: number }>(
    `SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = 'CN_MONTHLY' AND b.status = 'new'`,
  );
  const page = await signIn(browser, demoSignIns.kunmingClerk.account);
  await page.goto(url(`/payroll/batches/${batch?.id}`));
  await page.getByRole('button', { name: 'Prepare data' }).click();
  const calculate = page.getByRole('button', { name: 'Calculate', exact: true });
  await expect(calculate).toBeEnabled();
  const runs = async () => await inDatabase('SELECT 1 FROM calculation_run WHERE batch_id = $1', [batch?.id]);
  const before = (await runs()).length;
  await page.context().setOffline(true);
  await calculate.click();
  await expect(banner(page)).toBeVisible({ timeout: bannerMs });
  // it is tried again for a while before it is given up
  await expect(calculate).not.toHaveAttribute('aria-disabled', 'true');
  expect(await runs()).toHaveLength(before);
  await page.context().setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await calculate.dblclick();
  await expect(page.locator('[data-tone]', { hasText: 'Calculated' }).first()).toBeVisible();
  expect(await runs()).toHaveLength(before + 1);
  await page.context().close();
});
