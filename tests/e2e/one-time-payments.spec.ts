import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessibleInBoth, expectNoSidewaysScroll, inDatabase, ownProduct, phone, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A payroll clerk enters a bonus for somebody, corrects it on their page, brings a file of more, and takes one back.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let people: readonly { readonly name: string; readonly number: string }[];
const dialog = () => clerk.getByRole('dialog');
const button = (name: string) => clerk.getByRole('button', { name, exact: true });
const rowOf = (name: string) => clerk.getByRole('grid').getByRole('row').filter({ hasText: name });

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  people = await inDatabase<{ name: string; number: string }>(
    `SELECT e.name, e.employee_number AS number FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id
     WHERE l.country = 'US' AND e.termination_date IS NULL AND e.hire_date < '2025-01-01' ORDER BY e.id LIMIT 3`,
  );
});
test.afterAll(() => clerk.context().close());

test('a bonus is entered for somebody, once', async () => {
  await clerk.goto(url('/one-time-payments'));
  await expectToSee(clerk, 'No one-time payments here');
  await button('New payment').click();
  await expectAccessibleInBoth(clerk, 'the dialog of a one-time payment');
  await button('Save').click();
  await expect(dialog().getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
  await dialog()
    .getByRole('combobox', { name: 'Person' })
    .fill(people[0]?.number ?? '');
  await clerk.getByRole('option', { name: people[0]?.name ?? '' }).click();
  await dialog().getByLabel('Compensation item').selectOption({ label: 'Bonus' });
  await dialog().getByLabel('Amount').fill('1500');
  await dialog().getByLabel('Payroll date').fill('2031-05-14');
  await dialog().getByLabel('Remarks').fill('A good year');
  await button('Save').click();
  await expect(dialog()).toHaveCount(0);
  await expect(rowOf(people[0]?.name ?? '')).toContainText('1,500.00 USD');
  await expect(rowOf(people[0]?.name ?? '')).toContainText('Not paid yet');
  await expectAccessibleInBoth(clerk, 'the list of one-time payments');
});

test('the same item on the same day is refused at its day', async () => {
  await button('New payment').click();
  await dialog()
    .getByRole('combobox', { name: 'Person' })
    .fill(people[0]?.number ?? '');
  await clerk.getByRole('option', { name: people[0]?.name ?? '' }).click();
  await dialog().getByLabel('Compensation item').selectOption({ label: 'Bonus' });
  await dialog().getByLabel('Amount').fill('20');
  await dialog().getByLabel('Payroll date').fill('2031-05-14');
  await button('Save').click();
  await expect(dialog().getByRole('button', { name: /has Bonus of 1,500.00 USD on May 14, 2031 already/ })).toBeVisible();
  await dialog().getByLabel('Payroll date').fill('2031-05-15');
  await button('Save').click();
  await expect(dialog()).toHaveCount(0);
});

test('stands with the person’s pay, where it is corrected', async () => {
  await clerk
    .getByRole('grid')
    .getByRole('link', { name: people[0]?.name ?? '' })
    .first()
    .click();
  const panel = clerk.getByRole('region', { name: 'One-time payments' });
  await expect(panel).toContainText('Bonus: 1,500.00 USD');
  await panel.getByRole('button', { name: 'Change' }).last().click();
  await dialog().getByLabel('Amount').fill('1600');
  await button('Save').click();
  await expect(dialog()).toHaveCount(0);
  await expect(panel).toContainText('Bonus: 1,600.00 USD');
  await clerk.setViewportSize(phone);
  await expectNoSidewaysScroll(clerk, 'one-time payments of a person');
  await clerk.setViewportSize({ width: 1440, height: 900 });
});

test('more come by a file, and what would not be paid is refused', async () => {
  const file = [
    '工号,项目,计薪日期,金额,币种,说明',
    `${people[1]?.number},奖金,2031-05-14,250.50,USD,业绩奖`,
    `${people[2]?.number},BONUS,2031-05-14,0,USD,`,
    `${people[2]?.number},Bonus,1900-01-01,10,USD,`,
  ].join('\n');
  await clerk.goto(url('/one-time-payments'));
  await button('Import one-time payments').click();
  const chooser = clerk.waitForEvent('filechooser');
  await dialog().getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'bonus.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog().getByRole('button', { name: 'Read the file' }).click();
  await expectToSee(clerk, 'Columns to confirm', { exact: true });
  await expect(clerk.getByLabel('What “项目” is')).toHaveValue('item');
  await expect(clerk.getByLabel('What “计薪日期” is')).toHaveValue('payrollDate');
  await button('Read the file so').click();
  await expectToSee(clerk, 'Checked', { exact: true });
  await expect(clerk.getByRole('grid')).toContainText('a payment of 0 says nothing');
  await expect(clerk.getByRole('grid')).toContainText('is not employed on 1900-01-01');
  await clerk.getByRole('button', { name: /^Import 1 row/ }).click();
  await expectToSee(clerk, 'Imported', { exact: true });
  const stands = await inDatabase<{ amount: string; remarks: string }>(
    `SELECT o.amount::text, o.remarks FROM one_time_payment o JOIN employee e ON e.id = o.employee_id WHERE e.employee_number = $1`,
    [people[1]?.number ?? ''],
  );
  expect(stands).toEqual([{ amount: '250.5000', remarks: '业绩奖' }]);
});

test('one is taken back after a question', async () => {
  await clerk.goto(url(`/one-time-payments?search=${encodeURIComponent(people[1]?.name ?? '')}`));
  await rowOf(people[1]?.name ?? '')
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(dialog()).toContainText('No period has paid it yet.');
  await dialog().getByRole('button', { name: 'Take back' }).click();
  await expect(rowOf(people[1]?.name ?? '')).toHaveCount(0);
  await clerk.goto(url('/one-time-payments'));
  await expect(clerk.getByRole('grid')).toContainText('1,600.00 USD');
});
