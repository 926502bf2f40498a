import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectGood, expectSettled, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

const screens = [
  ['/settings/system', 'System'],
  ['/settings/login-page', 'Sign-in page'],
  ['/settings/parameters', 'System parameters'],
  ['/settings/demo', 'Demo'],
] as const;

const opened = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(url(path));
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expectSettled(page);
};

test('an administrator marks the pages, hides an area and keeps a secret; whoever is signed in sees it without signing in again', async ({
  browser,
}) => {
  const employee = await signIn(browser, demoSignIns.employee.account);
  await employee.goto(url('/'));
  const pay = employee.getByRole('link', { name: 'My payslips' });
  await expect(pay.first()).toBeVisible();

  const page = await signIn(browser, demoSignIns.administrator.account);
  await opened(page, '/settings/system', 'System');
  await page.getByLabel('Watermark').selectOption({ label: 'Name and employee number' });
  await page.getByLabel('Show the payroll area').uncheck({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('These 2 settings hold for everybody')).toBeVisible();
  await expect(page.locator('[data-watermark]')).toHaveAttribute('data-watermark', /\w/);

  await employee.reload();
  await expect(employee.locator('[data-watermark]')).toHaveAttribute('data-watermark', /\d{3,}$/);
  await expect(pay).toHaveCount(0);

  await opened(page, '/settings/parameters', 'System parameters');
  await page.getByRole('button', { name: 'Add a parameter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('partner.token');
  await dialog.getByLabel('Kind').selectOption('secret');
  await dialog.getByRole('textbox', { name: 'Value' }).fill('correct horse');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToSee(page, 'sealed');
  await expect(page.getByText('correct horse')).toHaveCount(0);
  await employee.context().close();
  await page.context().close();
});

test('the sign-in page is written with its preview beside it, and then looks so', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.administrator.account);
  await opened(page, '/settings/login-page', 'Sign-in page');
  await page.getByLabel('Title, English').fill('Welcome back');
  await expect(page.locator('[inert]').getByText('Welcome back')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('looks like this from now on')).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url('/sign-in'));
  await expect(stranger.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await stranger.context().close();
  await page.context().close();
});

test('the screens of settings are accessible, wide and narrow, light and dark', async ({ browser }) => {
  const page = await signIn(browser, demoSignIns.administrator.account);
  for (const [path, heading] of screens) {
    await opened(page, path, heading);
    await expectGood(page, path);
  }
  await page.context().close();
});
