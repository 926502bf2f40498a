import { type Browser, expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { goodPassword } from '@wagewright/server/testing';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, expectGood, knowCaptcha, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// An administrator lets somebody in, gives them a role of the company's own, sees what it opens, takes it away again, and finds all of it in the audit.
test.describe.configure({ mode: 'serial' });

const account = 'ada@audit.example';
const given = goodPassword();
const chosen = goodPassword(1);

let administrator: Page;
let ada: Page;
const dialog = () => administrator.getByRole('dialog');
const button = (name: string) => administrator.getByRole('button', { name, exact: true });
const tab = (name: RegExp) => administrator.getByRole('tab', { name });
const places = (page: Page) => page.getByRole('navigation').first();

/** What a program gets that calls by a key. */
async function statusOf(key: string): Promise<number> {
  return (await fetch(url('/api/identity/users'), { headers: { authorization: `Bearer ${key}` } })).status;
}

/** The sign-in of somebody whose password is another's: they replace it on the way in. */
async function enterFirst(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url('/sign-in'));
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await expect(page.getByRole('img', { name: /picture with characters/i })).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(await knowCaptcha());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('New password again').fill(chosen);
  await expectAccessibleInBoth(page, 'the password that replaces a given one');
  await page.getByRole('button', { name: /set password|sign in/i }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}

test.beforeAll(async ({ browser }) => {
  administrator = await signIn(browser, demoSignIns.administrator.account);
});
test.afterAll(async () => {
  await administrator.context().close();
  await ada?.context().close();
});

test('a role of the company’s own is copied from a built-in one, and says what saving it would change', async () => {
  await administrator.goto(url('/settings/roles'));
  await administrator.getByRole('link', { name: 'HR', exact: true }).click();
  await expect(administrator.getByText('Comes with the product: read only')).toBeVisible();
  await button('Copy').click();
  await dialog().getByLabel('Name (English)').fill('HR partner');
  await button('Make role').click();
  await expect(administrator.getByRole('heading', { name: 'HR partner', level: 1 })).toBeVisible();
  await administrator.getByLabel('Find a right').fill('see what is done');
  await expect(administrator.getByRole('checkbox', { name: 'See pay', exact: true })).toHaveCount(0);
  await administrator.getByRole('checkbox', { name: 'See what is done by the clock' }).check();
  await button('Save role').click();
  await expect(dialog().getByText('See what is done by the clock – Everywhere')).toBeVisible();
  await dialog().getByRole('button', { name: 'Save role' }).click();
  await expect(administrator.getByText('“HR partner” is saved.')).toBeVisible();
  await expectGood(administrator, 'a role');
});

test('somebody gets the role, and their page says what they can see and why', async () => {
  await administrator.goto(url('/settings/users'));
  await button('New user').click();
  await button('Make user').click();
  await expect(dialog().getByText('2 fields need attention')).toBeVisible();
  await dialog().getByLabel('Name').fill('Ada Auditor');
  await dialog().getByLabel('Account').fill(account);
  await button('Make user').click();
  await expect(administrator.getByRole('heading', { name: 'Ada Auditor', level: 1 })).toBeVisible();
  await expect(administrator.getByRole('option', { name: 'Payroll administrator (not yours to give)' })).toBeDisabled();
  await administrator.getByLabel('Give a role').selectOption({ label: 'HR partner' });
  await button('Add').click();
  await tab(/Facts/).click();
  await dialog().getByRole('button', { name: 'Stay' }).click(); // what is not saved is not lost by a click beside
  await button('Save roles').click();
  await dialog().getByRole('button', { name: 'Save roles' }).click();
  await expect(administrator.getByText('The roles of Ada Auditor are saved.')).toBeVisible();
  await expectGood(administrator, 'the roles of somebody');
  await tab(/What they can see/).click();
  await expectToSee(administrator, 'Everywhere · through the role “HR partner”');
  await administrator.getByRole('combobox', { name: 'Do what' }).fill('see pay');
  await administrator.getByRole('option', { name: 'See pay', exact: true }).click();
  await button('Ask').click();
  await expect(administrator.getByText('Nothing that Ada Auditor holds gives this right.')).toBeVisible();
  await expectGood(administrator, 'what somebody can see');
});

test('they sign in with the password that was given, replace it, and see what the role gives and nothing else', async ({ browser }) => {
  await tab(/Sign-ins/).click();
  await button('Set a password').click();
  await dialog().getByLabel('New password', { exact: true }).fill(given);
  await dialog().getByLabel('New password again').fill(given);
  await dialog().getByRole('button', { name: 'Set password' }).click();
  await expect(administrator.getByText('Password of Ada Auditor set.')).toBeVisible();
  ada = await enterFirst(browser);
  await ada.goto(url('/settings/users'));
  await expect(ada.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(places(ada).getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  for (const closed of ['Audit', 'System', 'Batches'])
    await expect(places(ada).getByRole('link', { name: closed, exact: true })).toHaveCount(0);
  await ada.goto(url('/settings/audit'));
  await expectToSee(ada, /no right to access/i);
});

test('a role that is taken away is gone for them at once', async () => {
  await tab(/^Roles/).click();
  await button('Take away “HR partner”').click();
  await button('Save roles').click();
  await dialog().getByRole('button', { name: 'Save roles' }).click();
  await expect(administrator.getByText('The roles of Ada Auditor are saved.')).toBeVisible();
  await expect(administrator.getByText('No roles: after signing in they see nothing but their own messages.')).toBeVisible();
  await ada.goto(url('/settings/users'));
  await expectToSee(ada, /no right to access/i);
  await expect(places(ada).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
});

test('a key for a program is shown once, opens what it names, and nothing once it is revoked', async () => {
  await administrator.goto(url('/settings/api-keys'));
  await button('New key').click();
  await dialog().getByLabel('Name').fill('Directory');
  await dialog().getByRole('combobox', { name: 'May' }).fill('see users');
  await administrator.getByRole('option', { name: 'See users' }).click();
  await administrator.keyboard.press('Tab');
  // a figure that is cleared is asked for, and no other taken for it
  const days = dialog().getByLabel('Days until it expires');
  await days.fill('');
  await button('Make key').click();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('30');
  await button('Make key').click();
  const key = await dialog().getByText(/^wwk_/).innerText();
  expect([await statusOf(key), await statusOf(`${key}x`)]).toEqual([200, 401]);
  await button('I have kept it').click();
  await expect(administrator.getByRole('row', { name: /Directory.*Active/ })).toBeVisible();
  await expect(administrator.getByText(key)).toHaveCount(0);
  await expectGood(administrator, 'keys');
  await button('Directory').click();
  await dialog().getByRole('button', { name: 'Revoke' }).click();
  await expect(administrator.getByRole('row', { name: /Directory.*Revoked/ })).toBeVisible();
  expect(await statusOf(key)).toBe(401);
});

test('who is disabled is out, and the audit has all of it, whole', async () => {
  await administrator.goto(url(`/settings/users?q=${account}`));
  await administrator.getByRole('grid').getByRole('link', { name: 'Ada Auditor' }).click();
  await button('More').click();
  await administrator.getByRole('menuitem', { name: 'Disable' }).click();
  await dialog().getByRole('button', { name: 'Disable' }).click();
  await expectToSee(administrator, 'Ada Auditor is disabled', { exact: false });
  await ada.goto(url('/inbox'));
  await expect(
    ada
      .getByRole('button', { name: 'Sign in', exact: true })
      .or(ada.getByRole('button', { name: /log in again|sign in again/i }))
      .first(),
  ).toBeVisible();

  await administrator.goto(url('/settings/audit'));
  for (const done of [
    'Disabled or enabled · User',
    'Revoked · API key',
    'Created · API key',
    'Gave roles · User',
    'Set a password · User',
    'Created · User',
    'Created · Role',
  ])
    await expect(administrator.getByRole('button', { name: done }).first()).toBeVisible();
  await expectGood(administrator, 'the audit');
  await administrator.getByRole('button', { name: 'Created · API key' }).first().click();
  await expect(dialog().getByText('Directory')).toBeVisible();
  await expect(dialog().getByText(/wwk_[\w-]{20,}/)).toHaveCount(0);
  await administrator.keyboard.press('Escape');
  await administrator.getByLabel('Who: name or account').fill(account);
  await expect(administrator).toHaveURL(/who=ada/);
  await expect(administrator.getByRole('button', { name: 'Created · API key' })).toHaveCount(0);
  const download = administrator.waitForEvent('download');
  await button('Export').click();
  await administrator.getByRole('menuitem', { name: /CSV file/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await button('Check the chain').click();
  await button('Check all entries').click();
  await expect(administrator.getByText('The record is whole')).toBeVisible();
});
