import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { startWeblateEmulator, type WeblateEmulator } from '@wagewright/worker/weblate-emulator';
import { expectAccessibleInBoth, expectNoSidewaysScroll, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// An administrator adds a language, translates a little of it by hand and the rest with Weblate, and reads in it.
test.describe.configure({ mode: 'serial' });

let administrator: Page;
let weblate: WeblateEmulator;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test.beforeAll(async ({ browser }) => {
  weblate = await startWeblateEmulator(0, 'demo');
  administrator = await signIn(browser, demoSignIns.administrator.account);
});
test.afterAll(async () => {
  await administrator.context().close();
  await weblate.stop();
});

test('a language is added and opened, and everything of it is missing', async () => {
  await administrator.goto(url('/settings/languages'));
  await administrator.getByRole('button', { name: 'Add a language' }).click();
  await administrator.getByRole('dialog').getByLabel('Language').fill('ja');
  await administrator.getByRole('option', { name: 'Japanese' }).click();
  await administrator.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(administrator.getByText('日本語 was added')).toBeVisible();
  await administrator.getByRole('button', { name: 'Actions for 日本語' }).click();
  await administrator.getByRole('menuitem', { name: 'Open' }).click();
  await expect(administrator.getByText('People can choose 日本語 now.')).toBeVisible();
  await expectAccessibleInBoth(administrator, 'languages');
});

test('a term is said where it stands, refused in words, and taken back', async () => {
  await administrator.goto(url('/settings/languages'));
  await administrator.getByRole('link', { name: 'Missing terms: 日本語' }).click();
  await expect(administrator).toHaveURL(/state=missing/);
  await administrator.getByRole('searchbox').fill('menus:inbox');
  await administrator.getByRole('button', { name: 'Edit: inbox' }).click();
  const editor = administrator.getByLabel('Text in 日本語');
  await editor.fill('<b>受信</b>');
  await editor.press('Enter');
  await expect(administrator.getByText(/it holds markup/)).toBeVisible();
  await editor.fill('受信トレイ');
  await editor.press('Enter');
  await expect(administrator.getByText('Saved.')).toBeVisible();
  await expect(administrator.getByText('Nothing is missing here').or(administrator.getByText('No such terms'))).toBeVisible();
  await administrator.getByRole('button', { name: 'Undo' }).click();
  await expect(administrator.getByRole('button', { name: 'Edit: inbox' })).toBeVisible();
  await expectAccessibleInBoth(administrator, 'terms');
  await administrator.setViewportSize(phone);
  await expectNoSidewaysScroll(administrator, 'terms');
  await administrator.goto(url('/settings/languages'));
  await expect(administrator.getByRole('button', { name: 'Actions for 日本語' })).toBeVisible();
  await expectNoSidewaysScroll(administrator, 'languages');
  await administrator.setViewportSize(desk);
});

test('a record is called something in the language too, and whoever reads in it finds it so', async () => {
  await administrator.goto(url('/settings/languages'));
  await administrator.getByRole('grid', { name: 'Names of records' }).getByRole('link', { name: 'Roles' }).click();
  await expect(administrator.getByRole('heading', { name: 'Names of records', level: 1 })).toBeVisible();
  await administrator.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await administrator.getByRole('button', { name: 'Edit: Employee' }).click();
  const editor = administrator.getByLabel('Name in Japanese');
  await editor.fill('従業員');
  await editor.press('Enter');
  await expect(administrator.getByText('Saved.')).toBeVisible();
  await expect(administrator.getByRole('button', { name: 'Edit: 従業員' })).toBeVisible();
  await expectAccessibleInBoth(administrator, 'names of records');
  await administrator.setViewportSize(phone);
  await expectNoSidewaysScroll(administrator, 'names of records');
  await administrator.setViewportSize(desk);
});

test('Weblate is synchronised in a few calls, and the product speaks what its translators have said', async () => {
  await administrator.goto(url('/settings/languages'));
  await administrator.getByRole('button', { name: 'Set up' }).click();
  const dialog = administrator.getByRole('dialog');
  await dialog.getByLabel('Address').fill(weblate.url);
  await dialog.getByLabel('Project').fill('wagewright');
  await dialog.getByLabel('Component').fill('terms');
  await dialog.getByLabel('Token', { exact: true }).fill('demo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await administrator.getByRole('button', { name: 'Synchronise' }).click();
  await expect(administrator.getByText(/^Last synchronised/)).toBeVisible({ timeout: 120_000 });
  await expect(administrator.getByRole('row', { name: /^Japanese [1-9]/ })).toBeVisible();
  expect(weblate.calls()).toBeLessThan(150);
  await administrator.reload();
  await administrator.getByRole('button', { name: 'Language', exact: true }).click();
  await administrator.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(administrator.getByRole('link', { name: '受信トレイ' }).first()).toBeVisible();
  await expect(administrator.locator('html')).toHaveAttribute('lang', 'ja');
  await administrator.reload();
  await expect(administrator.getByRole('link', { name: '受信トレイ' }).first()).toBeVisible();
});
