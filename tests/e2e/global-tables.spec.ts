import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessible, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk makes a table of rates global, links it, corrects a rate, sees whom that touches, and takes it into the draft.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
const dialog = () => clerk.getByRole('dialog');
const tab = (name: string) => clerk.getByRole('tab', { name });

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
});
test.afterAll(() => clerk.context().close());

test('a table of a solution’s rules becomes a global one', async () => {
  await clerk.goto(url('/payroll/global-tables'));
  await clerk.getByRole('button', { name: 'New global table' }).click();
  await clerk.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(dialog().getByLabel('Type')).toHaveAttribute('aria-invalid', 'true');
  await dialog().getByLabel('Name').fill('Social Security and Medicare');
  await dialog().getByLabel('Code').fill('US_FICA');
  await dialog().getByRole('combobox', { name: 'Category' }).fill('Tax');
  await dialog().getByLabel('Type').selectOption({ label: 'One row of parameters' });
  await dialog().getByLabel('Currency').fill('USD');
  await dialog().getByLabel('Take the rows from a solution').selectOption({ label: 'US biweekly' });
  await dialog().getByLabel('Its table').selectOption('Fica');
  await clerk.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(clerk.getByRole('heading', { name: 'Social Security and Medicare' })).toBeVisible();
  await expect(clerk.getByRole('gridcell', { name: '1.45%' })).toBeVisible();
  await expectAccessible(clerk, 'rows of a global table');
});

test('a table of the rules is linked with it, in the draft', async () => {
  await tab('Where used').click();
  await clerk.getByRole('button', { name: 'Link a table' }).click();
  await dialog().getByLabel('Solution').selectOption({ label: 'US biweekly' });
  await dialog().getByLabel('Its table').selectOption('Fica');
  await dialog().getByRole('button', { name: 'Link', exact: true }).click();
  await expect(clerk.getByRole('row', { name: /US biweekly.*Draft.*Fica.*Revision 1/ })).toBeVisible();
});

test('a correction is a new revision with its reason; the solution holds the old one until it takes it', async () => {
  await tab('Rows').click();
  await clerk.getByRole('gridcell', { name: '1.45%' }).dblclick();
  await clerk.keyboard.press('Control+A');
  await clerk.keyboard.type('2%');
  await clerk.keyboard.press('Enter');
  await clerk.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByLabel('Remarks').fill('Notice 12');
  await dialog().getByRole('button', { name: 'Save as a revision' }).click();
  await expect(clerk.getByText('Revision 2 is written.')).toBeVisible();
  await tab('Revisions').click();
  await expect(clerk.getByRole('row', { name: /Revision 2.*Notice 12/ })).toBeVisible();
  await clerk.getByRole('link', { name: 'against revision 1' }).click();
  await expect(clerk.getByRole('row', { name: /Medicare rate.*1\.45%.*2%/ })).toBeVisible();
  await expectAccessible(clerk, 'revisions of a global table');
});

test('what is newer is taken into the draft of the solution', async () => {
  await tab('Where used').click();
  await clerk.getByRole('checkbox', { name: /US biweekly/ }).check();
  await clerk.getByRole('button', { name: 'Take into the draft' }).click();
  await dialog().getByRole('button', { name: 'Take', exact: true }).click();
  await expect(clerk.getByRole('row', { name: /US biweekly.*Draft.*Fica.*Revision 2/ })).toBeVisible();
  await expectAccessible(clerk, 'where a global table is used');
});

test('a pay type and a balance element of the company’s lists are chosen by name for a column, and the lists say so', async () => {
  await clerk.goto(url('/payroll/pay-types'));
  await clerk.getByRole('button', { name: 'New pay type' }).click();
  await dialog().getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog().getByLabel('Name (English)')).toHaveAttribute('aria-invalid', 'true');
  await dialog().getByLabel('Name (English)').fill('Meal allowance');
  await dialog().getByLabel('Code').fill('MEAL');
  await dialog().getByLabel('Type').selectOption({ label: 'Earning' });
  await dialog().getByRole('button', { name: 'Add', exact: true }).click();
  await expect(clerk.getByRole('row', { name: /Meal allowance.*MEAL.*Earning.*Not used/ })).toBeVisible();
  await clerk.goto(url('/payroll/balance-elements'));
  await clerk.getByRole('button', { name: 'New balance element' }).click();
  await dialog().getByLabel('Name (English)').fill('Base pay of the year');
  await dialog().getByLabel('Code').fill('BASE_PAY');
  await dialog().getByRole('button', { name: 'Add', exact: true }).click();
  await expect(clerk.getByRole('row', { name: /Base pay of the year.*BASE_PAY.*Not used/ })).toBeVisible();
  await expectAccessible(clerk, 'balance elements');

  const [draft] = await inDatabase<{ of: number; number: number }>(
    `SELECT solution_id AS of, number FROM solution_copy WHERE status = 'draft'`,
  );
  await clerk.goto(url(`/payroll/solutions/${draft?.of}/copies/${draft?.number}/rules?table=Pay&column=BasePay`));
  for (const [field, entry] of [
    ['Pay types that it carries', 'Meal allowance'],
    ['Balance elements that it fills', 'Base pay of the year'],
  ] as const) {
    await expect(async () => {
      await clerk.getByRole('combobox', { name: field }).press('ArrowDown'); // closed again where the page's own data comes just then
      await clerk.getByRole('option', { name: entry }).click({ timeout: 5_000 });
    }).toPass();
    await clerk.keyboard.press('Escape');
  }
  await clerk.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToSee(clerk, /saved/i);

  await clerk.goto(url('/payroll/balance-elements'));
  await expect(clerk.getByRole('row', { name: /Base pay of the year.*1 column of 1 solution/ })).toBeVisible();
  await clerk.goto(url('/payroll/pay-types'));
  await clerk.getByRole('button', { name: 'Meal allowance' }).click();
  await expect(dialog().getByRole('link', { name: 'Base pay' })).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Delete' })).toBeHidden();
  await expectAccessible(clerk, 'a pay type with its uses');
});
