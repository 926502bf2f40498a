import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { atKeyboard, tabTo } from './support/keyboard.ts';
import { expectToSee } from './support/look.ts';
import { call, expectAccessible, expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk changes rules in the page: formulas, columns and tables, what two people do to one draft, and rules made from nothing.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let rules: string;
let fresh: string;

const post = (path: string, data: object) => call<{ id: number; number: number }>(clerk, 'POST', path, data);

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  const [solution] = await inDatabase<{ id: number; entity: number }>(
    "SELECT id, legal_entity_id AS entity FROM solution WHERE code = 'US_BIWEEKLY'",
  );
  const { number } = await post(`/api/payroll/solutions/${solution?.id}/copies`, {});
  rules = `/payroll/solutions/${solution?.id}/copies/${number}/rules`;
  const made = await post('/api/payroll/solutions', {
    code: 'FROM_NOTHING',
    name: { en: 'From nothing' },
    legalEntityId: solution?.entity,
    periodType: 'monthly',
  });
  fresh = `/payroll/solutions/${made.id}/copies/1/rules`;
});
test.afterAll(() => clerk.context().close());

const formula = (page = clerk) => page.getByRole('textbox', { name: 'Formula', exact: true });
/** Types in the place of all that stands there; the text stands there before the editor has come. */
const type = async (text: string, page = clerk) => {
  await expect(formula(page)).toHaveAttribute('contenteditable', 'true');
  // while the page is still being drawn, what is pressed may have moved away
  await expect(async () => {
    await formula(page).click();
    await expect(formula(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};
const write = async (text: string, page = clerk) => {
  await type(text, page);
  await page.keyboard.press('Escape');
};
const save = (page = clerk) => page.getByRole('button', { name: 'Save', exact: true }).click();
const column = (name: string) =>
  clerk.getByRole('navigation', { name: 'Contents of the rules' }).getByRole('button', { name, exact: true });

test('a column is offered by its name, and what is no column is underlined with the next step', async () => {
  await clerk.goto(url(`${rules}?table=Pay&column=Gross`));
  await type('TOTAL(WAGES) + Base');
  await expect(clerk.getByRole('option', { name: 'Base pay' }).first()).toBeVisible();
  await write('TOTAL(WAGES) + Nett');
  await clerk.locator('.cm-lintRange-error').hover();
  await expect(clerk.getByText('There is no column "Nett"')).toBeVisible();
  await expect(clerk.getByText('Did you mean "Net"?')).toBeVisible();
});

test('the value for somebody follows what is typed, before anything is saved, however long it is', async () => {
  await clerk.getByRole('combobox', { name: 'Person' }).click();
  await clerk.getByRole('option', { name: / · / }).first().click();
  await write('1234.5 * 2');
  await expectToSee(clerk, '2,469.00', { exact: true });
  await expect(clerk.getByText('1 field is not saved.')).toBeVisible();
  // more than an address holds
  await clerk.keyboard.press('Control+a');
  await clerk.keyboard.insertText(`1234.5 * 3${' + 0'.repeat(440)}`);
  await expectToSee(clerk, '3,703.50', { exact: true });
  await write('1234.5 * 2');
  await expectAccessible(clerk, 'rules of a draft, tried on somebody');
});

test('saved, the draft has it, who uses the column is told, and Ctrl+Z takes it back', async () => {
  const before = await clerk.evaluate(() => document.title);
  await save();
  await expect(clerk.getByText('Saved in the draft: Gross pay changed')).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Pay › Net pay' })).toBeVisible();
  await expect(formula()).toHaveText('1234.5 * 2');
  await clerk.getByRole('heading', { name: 'Gross pay', exact: true }).click();
  await clerk.keyboard.press('Control+z');
  await expect(clerk.getByText('Taken back: Gross pay changed')).toBeVisible();
  await expect(formula()).toHaveText('TOTAL(WAGES)');
  await clerk.getByRole('button', { name: /^Do again: Gross pay changed/ }).click();
  await expect(formula()).toHaveText('1234.5 * 2');
  expect(await clerk.evaluate(() => document.title)).toBe(before);
});

test('two who change one rule see both sides, and choose; what was typed is not lost', async ({ browser }) => {
  const other = await signIn(browser, demoSignIns.clerk.account);
  await other.goto(url(`${rules}?table=Pay&column=Gross`));
  await expect(formula(other)).toHaveText('1234.5 * 2');
  await write('TOTAL(WAGES) + 1', other);
  await write('TOTAL(WAGES) + 2');
  await save();
  await expect(clerk.getByText('Saved in the draft: Gross pay changed').last()).toBeVisible();
  await save(other);
  const question = other.getByRole('dialog');
  await expect(question.getByText('has changed the same thing')).toBeVisible();
  await expect(question.getByText('TOTAL(WAGES) + 2')).toBeVisible();
  await expect(question.getByText('TOTAL(WAGES) + 1')).toBeVisible();
  await expectAccessible(other, 'the question where two have changed one rule');
  await other.keyboard.press('Escape');
  await expect(formula(other)).toHaveText('TOTAL(WAGES) + 1');
  await save(other);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await clerk.reload();
  await expect(formula()).toHaveText('TOTAL(WAGES) + 1');
  // and the other way round
  await write('TOTAL(WAGES) + 3');
  await write('TOTAL(WAGES)', other);
  await save(other);
  await expect(other.getByText('Saved in the draft: Gross pay changed').last()).toBeVisible();
  await save();
  await clerk.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click();
  await expect(formula()).toHaveText('TOTAL(WAGES)');
  await other.context().close();
});

test('a column is renamed wherever it is used, and before it is taken out one is told who uses it', async () => {
  const code = clerk.getByRole('textbox', { name: 'Name in formulas' });
  await code.fill('GrossPay');
  await save();
  await expect(clerk.getByText('Saved in the draft: Gross pay changed').last()).toBeVisible();
  await column('Net pay').click();
  await expect(formula()).toContainText('GrossPay');
  await column('Gross pay').click();
  await clerk.getByRole('button', { name: 'What can be done with Gross pay' }).click();
  await clerk.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(clerk.getByRole('dialog').getByRole('button', { name: 'Pay › Net pay' })).toBeVisible();
  await expectAccessible(clerk, 'the question before a column is taken out');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

// The specification's story: hourly pay, overtime at one and a half, a deduction of 7 % with a ceiling, by somebody new in under ten minutes.
test('from nothing to pay by the hour with overtime and a deduction, by what the page says', async () => {
  const started = Date.now();
  const dialog = clerk.getByRole('dialog');
  const add = async (name: string) => {
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(clerk.getByText(`Saved in the draft: ${name} added`)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await clerk.goto(url(fresh));
  await expect(clerk.getByRole('heading', { name: 'What is somebody paid?' })).toBeVisible();
  await expectAccessibleInBoth(clerk, 'where the rules begin');
  await clerk.getByRole('button', { name: /Pay by the hour/ }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Hourly pay');
  await expectAccessible(clerk, 'what is asked for pay by the hour');
  await add('Hourly pay');
  await column('Pay and deductions').click();
  await clerk.getByRole('button', { name: /Pay by the hour/ }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Overtime');
  await dialog.getByLabel('Where is the rate?').selectOption({ label: 'Entered each period › Hourly pay rate' });
  await dialog.getByLabel('Paid how many times').fill('1.5');
  await add('Overtime');
  await column('Pay and deductions').click();
  await clerk.getByRole('button', { name: /A percentage of pay/ }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Pension');
  await dialog.getByLabel('Percent', { exact: true }).fill('7');
  await dialog.getByLabel('At most of so much').fill('3000');
  await dialog.getByLabel('Law, agreement or decision').fill('Pension Act');
  await add('Pension');
  await expect(formula()).toHaveText('MIN(Gross, PensionRates.Ceiling) * PensionRates.Rate');
  await expect(clerk.getByText('to be mended')).toBeHidden();
  expect(Date.now() - started).toBeLessThan(10 * 60_000);
});

test('every kind of table and column is made in the page, and is right at once', async () => {
  const dialog = clerk.getByRole('dialog');
  const tables: { kind: string; name: string; more?: () => Promise<unknown> }[] = [
    {
      kind: 'Records of employees',
      name: 'Overtime hours',
      more: () => dialog.getByLabel('Rows').selectOption({ label: 'A row for each overtime record' }),
    },
    { kind: 'Rates and settings', name: 'House rules', more: () => dialog.getByLabel('Law, agreement or decision').fill('Board') },
    { kind: 'Calculated', name: 'Extras' },
    { kind: 'Groups and totals', name: 'Whole company', more: () => dialog.getByLabel('Made of').selectOption({ label: 'Pay' }) },
  ];
  for (const { kind, name, more } of tables) {
    await clerk.getByRole('button', { name: 'Add', exact: true }).click();
    await clerk.getByRole('menuitem', { name: 'Table', exact: true }).click();
    await dialog.getByLabel('What kind of table').selectOption({ label: kind });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await more?.();
    if (kind === 'Records of employees') {
      await dialog.getByRole('combobox', { name: /^First column/ }).click();
      await clerk.getByRole('option', { name: 'Hours', exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(clerk.getByText(`Saved in the draft: ${name} added`)).toBeVisible();
    await expect(clerk.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(clerk.getByText('to be mended')).toBeHidden();
  await clerk.getByRole('button', { name: 'Column', exact: true }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Gross of all');
  await dialog.getByLabel('Column', { exact: true }).selectOption({ label: 'Gross pay' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(clerk.getByRole('heading', { name: 'Gross of all', exact: true })).toBeVisible();
  await expect(clerk.getByText('to be mended')).toBeHidden();
  await column('The rules as a whole').click();
  await expect(clerk.getByRole('heading', { name: 'Balance elements' })).toBeVisible();
  await expectAccessibleInBoth(clerk, 'the rules as a whole');
});

test('the picture of the flow: nothing for axe, every table and the view of it by keys', async () => {
  await clerk.goto(url(`${rules}?view=flow`));
  const flow = clerk.getByRole('region', { name: 'How data flows' });
  const tables = flow.getByRole('button', { name: /columns?$/ });
  await expect(tables.first()).toBeVisible();
  await expectAccessibleInBoth(clerk, 'the flow of data');
  const named = await tables.evaluateAll((list) => list.map((one) => (one as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()));
  expect(named.length).toBeGreaterThan(5);
  await column('How data flows').focus();
  const met = new Set<string>();
  for (const name of named) {
    await tabTo(clerk, name);
    met.add(await atKeyboard(clerk));
  }
  expect([...met]).toEqual([...new Set(named)]);
  await tabTo(clerk, 'Closer');
  const scale = () => flow.locator('.react-flow__viewport').evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a);
  const before = await scale();
  await clerk.keyboard.press('Enter');
  await expect.poll(scale).toBeGreaterThan(before);
  await tabTo(clerk, 'All of it');
  await clerk.keyboard.press('Enter');
  await expect.poll(scale).toBeCloseTo(before, 1);
  await tabTo(clerk, named.at(-1) ?? '', 'Shift+Tab');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(clerk).toHaveURL(/table=/);
  await expect.poll(() => atKeyboard(clerk)).not.toBe('nowhere');
});
