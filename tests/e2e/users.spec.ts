import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectAccessibleInBoth, expectNoSidewaysScroll, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// An administrator lets somebody in, gives them a role of the company's own, sees what it opens, takes it away again, and finds all of it in the audit.
test.describe.configure({ mode: 'serial' });

let administrator: Page;
const dialog = () => administrator.getByRole('dialog');
const button = (name: string) => administrator.getByRole('button', { name, exact: true });
const tab = (name: RegExp) => administrator.getByRole('tab', { name });

async function expectGood(page: Page, what: string): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBoth(page, `${what} at ${viewport.width} px`);
    await expectNoSidewaysScroll(page, `${what} at ${viewport.width} px`);
  }
}

test.beforeAll(async ({ browser }) => {
  administrator = await signIn(browser, demoSignIns.administrator.account);
});
test.afterAll(() => administrator.context().close());

test('a role of the company’s own is copied from a built-in one, and says what saving it would change', async () => {
  await administrator.goto(url('/settings/roles'));
  await administrator.getByRole('link', { name: 'HR', exact: true }).click();
  await expect(administrator.getByText('Comes with the product: read only')).toBeVisible();
  await button('Copy').click();
  await dialog().getByLabel('Name (English)').fill('HR partner');
  await button('Make role').click();
  await expect(administrator.getByRole('heading', { name: 'HR partner', level: 1 })).toBeVisible();
  await administrator.getByLabel('Find a right').fill('see what is done');
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
  await dialog().getByLabel('Name').fill('Ada Auditor');
  await dialog().getByLabel('Account').fill('ada@audit.example');
  await button('Make user').click();
  await expect(administrator.getByRole('heading', { name: 'Ada Auditor', level: 1 })).toBeVisible();
  await expect(administrator.getByRole('option', { name: 'Payroll administrator (not yours to give)' })).toBeDisabled();
  await administrator.getByLabel('Give a role').selectOption({ label: 'HR partner' });
  await button('Add').click();
  await button('Save roles').click();
  await dialog().getByRole('button', { name: 'Save roles' }).click();
  await expect(administrator.getByText('The roles of Ada Auditor are saved.')).toBeVisible();
  await tab(/What they can see/).click();
  await expect(administrator.getByText('Everywhere · through the role “HR partner”').first()).toBeVisible();
  await administrator.getByRole('combobox', { name: 'Do what' }).fill('see pay');
  await administrator.getByRole('option', { name: 'See pay', exact: true }).click();
  await button('Ask').click();
  await expect(administrator.getByText('Nothing that Ada Auditor holds gives this right.')).toBeVisible();
  await expectGood(administrator, 'what somebody can see');
});

test('who is disabled is out, and the audit has it all', async () => {
  await administrator.getByRole('button', { name: 'More', exact: true }).click();
  await administrator.getByRole('menuitem', { name: 'Disable' }).click();
  await dialog().getByRole('button', { name: 'Disable' }).click();
  await expect(administrator.getByText('Ada Auditor is disabled', { exact: false }).first()).toBeVisible();
  await administrator.goto(url('/settings/audit'));
  await expect(administrator.getByText('Disabled or enabled · User').first()).toBeVisible();
  await button('Check the chain').click();
  await button('Check all entries').click();
  await expect(administrator.getByText('The record is whole')).toBeVisible();
  await expectGood(administrator, 'the audit');
});

test('a key for a program is shown once', async () => {
  await administrator.goto(url('/settings/api-keys'));
  await button('New key').click();
  await dialog().getByLabel('Name').fill('Directory');
  await dialog().getByRole('combobox', { name: 'May' }).fill('see users');
  await administrator.getByRole('option', { name: 'See users' }).click();
  await administrator.keyboard.press('Tab');
  await button('Make key').click();
  await expect(dialog().getByText(/^wwk_/)).toBeVisible();
  await button('I have kept it').click();
  await expect(administrator.getByRole('row', { name: /Directory.*Active/ })).toBeVisible();
  await expect(administrator.getByText(/^wwk_[\w-]{20,}/)).toHaveCount(0);
  await expectGood(administrator, 'keys');
  await administrator.goto(url('/settings/users'));
  await expect(administrator.getByRole('link', { name: 'Ada Auditor' })).toBeVisible();
  await expectGood(administrator, 'users');
});
