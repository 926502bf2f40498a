import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import {
  expectAccessible,
  expectAccessibleInBoth,
  expectNoSidewaysScroll,
  inDatabase,
  ownProduct,
  signIn,
  test,
  url,
} from './support/stage.ts';

ownProduct(import.meta.filename);

// An employee says what is wrong with a published payslip, the clerk answers and resolves it, the employee confirms.
test.describe.configure({ mode: 'serial' });

const own = `SELECT p.id, p.batch_id AS "batchId" FROM payslip p JOIN app_user u ON u.employee_id = p.employee_id
  WHERE u.account = $1 AND p.status = 'published' ORDER BY p.id DESC LIMIT 1`;

let clerk: Page;
let employee: Page;
let payslip: string;
let payslipId: number;
let batchId: number;

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  employee = await signIn(browser, demoSignIns.employee.account, { width: 390, height: 844 });
  const [row] = await inDatabase<{ id: number; batchId: number }>(own, [demoSignIns.employee.account]);
  payslipId = row?.id ?? 0;
  batchId = row?.batchId ?? 0;
  payslip = url(`/payslips/${payslipId}`);
});
test.afterAll(async () => {
  await clerk.context().close();
  await employee.context().close();
});

test('an employee disputes a line of a payslip, on a phone', async () => {
  await employee.goto(payslip);
  await employee.getByRole('button', { name: 'Something is wrong' }).click();
  const dialog = employee.getByRole('dialog');
  await dialog.getByLabel('Line').selectOption({ index: 1 });
  await dialog.getByLabel('What do you want to say?').fill('Two hours of Friday are missing.');
  await expectAccessible(employee, 'what is wrong with a payslip');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(employee.getByText('Two hours of Friday are missing.')).toBeVisible();
  await expectNoSidewaysScroll(employee, 'a payslip with its thread');
});

test('the clerk finds it waiting, answers, and resolves it', async () => {
  await clerk.goto(url('/payroll/payslip-disputes'));
  const row = clerk.getByRole('row', { name: /Two hours of Friday/ });
  await expect(row).toBeVisible();
  await expectAccessible(clerk, 'disputes');
  await row.getByRole('link').first().click();
  await clerk.getByRole('button', { name: 'Answer', exact: true }).click();
  await clerk.getByRole('dialog').getByLabel('What do you want to say?').fill('They come with the next period.');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(clerk.getByText('They come with the next period.')).toBeVisible();
  await expectAccessible(clerk, 'a dispute');
  await clerk.getByRole('button', { name: 'Resolve', exact: true }).click();
  await clerk.getByRole('dialog').getByLabel('What do you want to say?').fill('Paid in period 4.');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(clerk.locator('[data-tone]', { hasText: 'Resolved' }).first()).toBeVisible();
});

test('the dispute leads to the figure’s explanation and to the payslip, which says who was told and leads back', async () => {
  await clerk.getByRole('link', { name: /^How “.*” was calculated$/ }).click();
  await expect(clerk).toHaveURL(/people\/\d+\?.*column=/);
  await clerk.goBack();
  await clerk.getByRole('link', { name: 'Open the payslip' }).click();
  const delivery = clerk.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText('Message in the product')).toBeVisible();
  await expect(delivery.getByText('Dispute resolved')).toBeVisible();
  await expect(clerk.getByRole('link', { name: /in the batch$/ })).toBeVisible();
  await expectAccessibleInBoth(clerk, 'an issued payslip');
  await clerk.getByRole('link', { name: 'What was said' }).click();
  await expect(clerk).toHaveURL(/payslip-disputes\/\d+$/);
});

test('a payslip is forbidden and allowed on its own page; one that was seen offers no withdrawing', async () => {
  await clerk.goto(url(`/payroll/issued-payslips/${payslipId}`));
  await clerk.getByRole('button', { name: 'More', exact: true }).click();
  await expect(clerk.getByRole('menuitem', { name: 'Withdraw' })).toHaveCount(0);
  await clerk.getByRole('menuitem', { name: 'Forbid viewing' }).click();
  await clerk.getByRole('dialog').getByRole('button', { name: 'Forbid viewing' }).click();
  await expect(clerk.locator('[data-tone]', { hasText: 'Viewing forbidden' }).first()).toBeVisible();
  await clerk.getByRole('button', { name: 'Allow viewing', exact: true }).click();
  await clerk.getByRole('dialog').getByRole('button', { name: 'Allow viewing' }).click();
  await expect(clerk.locator('[data-tone]', { hasText: 'Published' }).first()).toBeVisible();
});

test('the employee reads it and confirms the payslip', async () => {
  await employee.goto(payslip);
  await expect(employee.getByText('Paid in period 4.')).toBeVisible();
  await employee.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(employee.locator('[data-tone]', { hasText: 'Confirmed' })).toBeVisible();
});

test('among all payslips the confirmed one is counted, and found by its figure', async () => {
  await clerk.goto(url('/payroll/issued-payslips'));
  const figure = clerk.getByRole('button', { name: /^Confirmed/ });
  await expect(figure).toContainText('1');
  await figure.click();
  await expect(clerk.getByText(/^1 row/)).toBeVisible();
  await expectAccessible(clerk, 'payslips');
});

test('all payslips of a batch that are found are withdrawn by a job; the one that was seen stays', async () => {
  await clerk.goto(url(`/payroll/batches/${batchId}?tab=payslips&payslip=published`));
  await clerk.getByRole('checkbox').nth(1).click();
  await clerk.getByRole('button', { name: /^Choose all [\d,]+ that were found$/ }).click();
  // given up as a whole, nothing of it is left
  await clerk.getByRole('checkbox', { name: 'Choose all that are listed' }).click();
  await expect(clerk.getByRole('status').filter({ hasText: /chosen$/ })).toHaveCount(0);
  await clerk.getByRole('checkbox').nth(1).click();
  await clerk.getByRole('button', { name: /^Choose all [\d,]+ that were found$/ }).click();
  await expect(clerk.getByRole('status').filter({ hasText: /^All [\d,]+ payslips that were found are chosen$/ })).toBeVisible();
  await expectAccessible(clerk, 'all payslips of a batch chosen');
  await clerk.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await clerk.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(clerk.getByText(/already seen and stays?\./)).toBeVisible({ timeout: 120_000 });
  await expect(clerk.getByText(/^1 row/)).toBeVisible();
  await expectAccessibleInBoth(clerk, 'what withdrawing came to');
});
