import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectAccessible, expectNoSidewaysScroll, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// An employee says what is wrong with a published payslip, the clerk answers and resolves it, the employee confirms.
test.describe.configure({ mode: 'serial' });

const own = `SELECT p.id FROM payslip p JOIN app_user u ON u.employee_id = p.employee_id
  WHERE u.account = $1 AND p.status = 'published' ORDER BY p.id DESC LIMIT 1`;

let clerk: Page;
let employee: Page;
let payslip: string;

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  employee = await signIn(browser, demoSignIns.employee.account, { width: 390, height: 844 });
  const [row] = await inDatabase<{ id: number }>(own, [demoSignIns.employee.account]);
  payslip = url(`/payslips/${row?.id ?? 0}`);
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
