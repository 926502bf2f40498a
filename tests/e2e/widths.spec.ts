import { expect } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { inDatabase, ownProduct, signIn, test, url, zoomed } from './support/stage.ts';

ownProduct(import.meta.filename);

// At 200 %: a table still shows its rows. Addresses that nobody was given lead nowhere, in words. (Every screen's widths: accessibility.spec.ts.)

const rowsAtLeast = 5;

test('at 200 % zoom the table of a batch has room for rows between its head and its sums', async ({ browser }) => {
  const [batch] = await inDatabase<{ id: number }>(`SELECT id FROM batch WHERE status = 'closed' ORDER BY id LIMIT 1`);
  const page = await signIn(browser, demoSignIns.clerk.account, zoomed);
  await page.goto(url(`/payroll/batches/${batch?.id}?tab=table`));
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(rowsAtLeast)).toBeVisible();
  await grid.press('ArrowDown');
  const rows = await page.evaluate(() => {
    const head = document.querySelector('[role="columnheader"]')?.getBoundingClientRect().bottom ?? 0;
    const sums = [...document.querySelectorAll('[role="rowgroup"]')].at(-1)?.getBoundingClientRect().top ?? 0;
    return Math.floor((Math.min(sums, window.innerHeight) - head) / 36);
  });
  expect(rows).toBeGreaterThanOrEqual(rowsAtLeast);
  await page.context().close();
});

test('what an address asks of a screen that does not know it is left out: no screen fails, and no sign-in leads elsewhere', async ({
  browser,
}) => {
  const page = await signIn(browser, demoSignIns.administrator.account);
  for (const [asked, left] of [
    ['/me/security?tab=nowhere', '/me/security'],
    ['/settings/audit?from=yesterday&who=admin', '/settings/audit?who=admin'],
  ] as const) {
    await page.goto(url(asked));
    await expect(page).toHaveURL(url(left));
    await expect(page.getByText(/could not be (shown|loaded)/)).toHaveCount(0);
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  }
  await page.context().clearCookies();
  await page.goto(url('/sign-in?from=//evil.example/x'));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page).toHaveURL(url('/sign-in'));
  await page.context().close();
});

test('an address that leads nowhere is a page in words, with a way home', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.clerk.account);
  for (const path of ['/payroll/batches/new', '/payroll/batches/999999', '/people/nobody', '/payroll/solutions/x', '/payslips/0']) {
    await page.goto(url(path));
    await expect(page.getByText('There is nothing at this address')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  }
  await page.context().close();
});
