import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { atKeyboard } from './support/keyboard.ts';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// How payslips look: ended for good, made anew in three steps, moved by keyboard, looked at with a real person's figures.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
/** The setting that the county's payslips followed so far. */
let before: string;
const own = 'County payslip';

const list = () => clerk.goto(url('/payroll/payslip-settings'));
const row = (name: string) => clerk.getByRole('row').filter({ hasText: name });
const item = (name: string) =>
  clerk.getByRole('listitem').filter({ has: clerk.getByRole('button', { name: `Move ${name}`, exact: true }) });
const handles = () => clerk.getByRole('button', { name: /^Move .*(?<! up| down)$/ });
const tab = (name: RegExp) => clerk.getByRole('tab', { name });

test.beforeAll(async ({ browser }) => {
  const [setting] = await inDatabase<{ name: string }>(
    `SELECT t.name FROM payslip_setting t JOIN payslip_setting_solution ts ON ts.setting_id = t.id JOIN solution s ON s.id = ts.solution_id
      WHERE s.code = 'US_BIWEEKLY' AND t.status = 'active'`,
  );
  before = setting?.name ?? '';
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

test('disabling says that there is no way back, and keeps why', async () => {
  await list();
  await row(before)
    .getByRole('button', { name: `Actions for ${before}` })
    .click();
  await clerk.getByRole('menuitem', { name: 'Disable' }).click();
  const question = clerk.getByRole('dialog', { name: `Disable “${before}” for good?` });
  await expect(question).toContainText('This cannot be taken back.');
  await question.getByRole('textbox').fill('Another layout from June on');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(row(before)).toContainText('Disabled');
  await expect(row(before)).toContainText('Another layout from June on');
});

test('a name and a solution are asked for, then a draft is made and its style is next', async () => {
  await list();
  await clerk.getByRole('button', { name: 'New payslip setting' }).click();
  await clerk.getByRole('button', { name: 'Save and go on' }).click();
  await expect(clerk.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await clerk.getByRole('textbox', { name: 'Name' }).fill(own);
  await clerk.getByRole('combobox', { name: 'Applied solutions' }).click();
  await clerk.getByRole('listbox', { name: 'Applied solutions' }).getByRole('option', { name: 'US biweekly' }).click();
  await clerk.keyboard.press('Escape');
  await clerk.getByRole('button', { name: 'Save and go on' }).click();
  await expect(tab(/Style setting/)).toHaveAttribute('aria-selected', 'true');
  await expect(clerk.getByRole('heading', { name: own })).toBeVisible();
});

test('a figure is found by name, lifted and moved by keyboard, and written as is said', async () => {
  const offers = clerk.getByRole('region', { name: 'Add a figure' });
  await expect(offers).toBeVisible();
  const taken = await handles().first().getAttribute('aria-label');
  const name = (taken ?? '').replace('Move ', '');
  const first = await item(name).textContent();
  await handles().first().focus();
  await clerk.keyboard.press('Space');
  await expect(clerk.getByText(`${name} stands at place 2 of`)).toBeAttached();
  await clerk.keyboard.press('ArrowDown');
  await expect(clerk.getByText(`${name} stands at place 3 of`)).toBeAttached();
  await clerk.keyboard.press('Space');
  await expect(clerk.getByText(`${name} is put down at place 3 of`)).toBeAttached();
  expect(await atKeyboard(clerk), 'what was moved keeps the keyboard').toBe(`Move ${name}`);
  expect(await handles().first().getAttribute('aria-label')).not.toBe(taken);
  await clerk.getByRole('button', { name: `How ${name} is written` }).click();
  await clerk.getByRole('combobox', { name: 'Precision' }).selectOption('0');
  expect(await item(name).textContent()).not.toBe(first);
  await clerk.getByRole('button', { name: 'Save and preview' }).click();
  await expect(tab(/Preview/)).toHaveAttribute('aria-selected', 'true');
});

test('the preview shows a real person, on a phone and on the web', async () => {
  const sheet = clerk.getByRole('region', { name: 'Preview of the payslip' });
  await expectToSee(sheet, 'Net pay');
  const someone = await sheet.textContent();
  await clerk.getByRole('combobox', { name: 'Person' }).selectOption({ index: 3 });
  await expect(async () => expect(await sheet.textContent()).not.toBe(someone)).toPass();
  await clerk.getByText('Web and print').click();
  await expect(sheet).toHaveAttribute('data-layout', 'web');
  await clerk.getByRole('button', { name: 'Activate' }).click();
  await expect(clerk.locator('[data-tone]', { hasText: 'Active' }).first()).toBeVisible();
});

test('nothing for axe in the list and in each step, in both colours', async () => {
  const address = clerk.url().replace(/\?.*/, '');
  const pages = ['?step=basic', '?step=style', '?step=preview'].map((step) => `${address}${step}`);
  for (const page of [url('/payroll/payslip-settings'), ...pages]) {
    await clerk.goto(page);
    await expect(clerk.locator('[data-loading="true"], .mantine-Skeleton-root')).toHaveCount(0);
    await expect(clerk.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBoth(clerk, page);
  }
});
