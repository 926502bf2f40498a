import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { answerFindings } from './support/findings.ts';
import { expectToSee } from './support/look.ts';
import { expectAccessible, expectNoSidewaysScroll, inDatabase, mailUrl, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// The main job, as three people do it: a clerk pays a period, an approver approves it, an employee reads the payslip.
test.describe.configure({ mode: 'serial' });

const openBatch = `SELECT b.id, b.payee_count FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
  WHERE s.code = 'US_BIWEEKLY' AND p.status = 'enabled' ORDER BY b.id LIMIT 1`;

let clerk: Page;
let batchId: number;

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  const [batch] = await inDatabase<{ id: number }>(openBatch);
  batchId = batch?.id ?? 0;
});
test.afterAll(() => clerk.context().close());

test('a clerk finds the period’s batch in the list', async () => {
  await clerk.goto(url('/payroll/batches'));
  await expect(clerk.getByRole('heading', { name: 'Batches', level: 1 })).toBeVisible();
  await clerk.locator(`a[href$="/payroll/batches/${batchId}"]`).first().click();
  await expect(clerk).toHaveURL(new RegExp(`/payroll/batches/${batchId}`));
  await expect(clerk.locator('[data-tone]', { hasText: 'New' }).first()).toBeVisible();
});

test('prepares the data and calculates, and sees totals, joiners, leavers and changes', async () => {
  // what preparing would freeze is counted by itself, before anything is frozen
  const ahead = clerk.getByRole('tabpanel');
  await expect(ahead.getByRole('listitem').filter({ hasText: 'Would be in' })).toHaveText(/^[1-9]/);
  await expect(ahead.getByText('As it would be frozen')).toBeVisible();
  await expectAccessible(clerk, 'batch to be prepared');
  await clerk.getByRole('button', { name: 'Prepare data' }).click();
  await expect(clerk.locator('[data-tone]', { hasText: 'Waiting for calculation' }).first()).toBeVisible();
  // an impatient hand: the second click must not reach what comes to stand at that place
  await clerk.getByRole('button', { name: 'Calculate', exact: true }).dblclick();
  await expect(clerk.locator('[data-tone]', { hasText: 'Calculated' }).first()).toBeVisible();
  const totals = clerk.getByRole('tabpanel');
  for (const words of ['Gross pay', 'Net pay', 'Joiners', 'Leavers', 'Why net pay changed', 'Largest changes']) {
    await expectToSee(totals, words);
  }
  await expectAccessible(clerk, 'batch overview');
});

test('sorts and searches all employees on the server, and opens the explanation of a figure', async () => {
  await clerk.getByRole('tab', { name: 'Table' }).click();
  const [{ payee_count: payees } = { payee_count: 0 }] = await inDatabase<{ payee_count: number }>(
    'SELECT payee_count FROM batch WHERE id = $1',
    [batchId],
  );
  await expect(clerk.getByText(new RegExp(`^${payees} rows`))).toBeVisible();
  const [person] = await inDatabase<{ name: string }>(
    'SELECT e.name FROM batch_payee p JOIN employee e ON e.id = p.employee_id WHERE p.batch_id = $1 AND p.row_number = 7',
    [batchId],
  );
  await clerk.getByPlaceholder('Search by name or number').fill(person?.name ?? '');
  await expect(clerk.getByText(new RegExp(`^${payees} rows`))).toHaveCount(0); // what is found has come
  await expect(
    clerk
      .getByRole('gridcell', { name: person?.name ?? '' })
      .or(clerk.getByText(person?.name ?? '', { exact: true }))
      .first(),
  ).toBeVisible();
  await expect(clerk).toHaveURL(/[?&]q=/);
  await clerk.getByRole('gridcell').nth(4).click();
  await expect(clerk.getByRole('dialog')).toContainText('How this figure came about');
  await expectAccessible(clerk, 'explanation of a cell');
  await clerk.keyboard.press('Escape');
});

test('holds a person at once, and takes it back by Ctrl+Z from within the explanation', async () => {
  const held = async () => (await inDatabase('SELECT 1 FROM batch_payee WHERE batch_id = $1 AND held_at IS NOT NULL', [batchId])).length;
  const drawer = clerk.getByRole('dialog', { name: 'How this figure came about' });
  await clerk.getByRole('row').nth(1).getByRole('gridcell').last().click();
  await drawer.getByRole('button', { name: 'Hold this person', exact: true }).click();
  await expect(clerk.getByRole('status').filter({ hasText: /is held/ })).toBeVisible();
  expect(await held()).toBe(1);
  await clerk.keyboard.press('Control+z');
  await expect(clerk.getByRole('status').filter({ hasText: /is taken in again/ })).toBeVisible();
  expect(await held()).toBe(0);
  await clerk.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('says why each warning is right, for all of a cause at once', async () => {
  await answerFindings(clerk);
  await expectAccessible(clerk, 'findings of a batch');
});

test('submits it for approval, with remarks and a file, after being asked', async () => {
  await clerk.getByRole('button', { name: 'Submit for approval' }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('All joiners checked');
  const chosen = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog.locator('input[type=file]').setInputFiles([chosen('totals.csv', 'net,1\n'), chosen('page.csv', '<html>')]);
  await expect(dialog.getByText(/“page.csv” was not taken/)).toBeVisible();
  await expectAccessible(clerk, 'files that go with a submission');
  await dialog.getByRole('button', { name: 'Take away page.csv' }).click();
  await dialog.getByRole('button', { name: /submit/i }).click();
  await expect(clerk.locator('[data-tone]', { hasText: 'In approval' }).first()).toBeVisible();
  await expect(clerk.getByRole('button', { name: /^calculate/i })).toHaveCount(0);
});

test('an approver sees what is asked and approves it; the clerk’s page follows by itself', async ({ browser }) => {
  const approver = await signIn(browser, demoSignIns.approver.account);
  await approver.goto(url('/approvals'));
  await approver
    .getByRole('link', { name: /biweekly/i })
    .first()
    .click();
  await expectToSee(approver, 'All joiners checked');
  const [download] = await Promise.all([approver.waitForEvent('download'), approver.getByRole('link', { name: 'totals.csv' }).click()]);
  expect((await (await download.createReadStream()).toArray()).join('')).toBe('net,1\n');
  await expect(approver.getByText('With totals.csv')).toBeVisible();
  await expect(approver.getByRole('button', { name: 'Take away totals.csv' })).toHaveCount(0); // it is the clerk's
  await expectAccessible(approver, 'approval page');
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  for (const figure of ['People', 'Net pay', 'Pay date', 'Against the period before']) {
    await expect(approver.getByRole('dialog').getByText(figure, { exact: true })).toBeVisible();
  }
  await expectAccessible(approver, 'question before a decision');
  await approver
    .getByRole('dialog')
    .getByRole('button', { name: /^approve/i })
    .click();
  await expectToSee(approver, 'Approved', { exact: true });
  await expect(clerk.locator('[data-tone]', { hasText: 'Approved' }).first()).toBeVisible();
  await approver.context().close();
});

test('the clerk generates and publishes the payslips, submits the data and closes', async () => {
  await clerk.getByRole('button', { name: 'Generate payslips' }).click();
  await clerk.getByRole('button', { name: 'Publish payslips' }).click();
  await clerk
    .getByRole('dialog')
    .getByRole('button', { name: /publish/i })
    .click();
  await expect(async () => {
    const [row] = await inDatabase<{ published: boolean }>(
      'SELECT payslips_published_at IS NOT NULL AS published FROM batch WHERE id = $1',
      [batchId],
    );
    expect(row?.published).toBe(true);
  }).toPass();
  await clerk.getByRole('button', { name: 'Submit data' }).click();
  const question = clerk.getByRole('dialog');
  for (const figure of ['People', 'Net pay', 'Pay date']) await expect(question.getByText(figure, { exact: true })).toBeVisible();
  await expectAccessible(clerk, 'question before the data is submitted');
  await question.getByRole('button', { name: 'Submit data' }).click();
  await clerk.getByRole('button', { name: 'Close batch' }).click();
  await clerk.getByRole('dialog').getByRole('button', { name: /close/i }).last().click();
  await expect(clerk.locator('[data-tone]', { hasText: 'Closed' }).first()).toBeVisible();
  await expect(clerk.getByText('Everything is done.')).toBeVisible();
});

test('the clerk activates the next period in one press, and its batch is there to be made', async () => {
  await clerk.getByRole('button', { name: 'Activate 2025-P05' }).click();
  const question = clerk.getByRole('dialog', { name: 'Activate 2025-P05?' });
  for (const words of ['Feb 16 – Mar 1, 2025', 'Mar 7, 2025']) await expect(question.getByText(words, { exact: true })).toBeVisible();
  await expectAccessible(clerk, 'question before a period is activated');
  await question.getByRole('button', { name: 'Activate' }).click();
  const making = clerk.getByRole('dialog', { name: 'Create a batch' });
  await expect(making.getByLabel('Period').locator('option:checked')).toContainText('2025-P05');
  const [period] = await inDatabase<{ status: string }>(
    `SELECT p.status FROM period p JOIN solution s ON s.id = p.solution_id WHERE s.code = 'US_BIWEEKLY' AND p.name = '2025-P05'`,
  );
  expect(period?.status).toBe('enabled');
  await clerk.keyboard.press('Escape');
});

test('the employee opens the payslip on a phone, and each line says why', async ({ browser }) => {
  const employee = await signIn(browser, demoSignIns.employee.account, { width: 390, height: 844 });
  await employee.goto(url('/payslips'));
  await expect(employee.getByRole('heading', { name: 'My payslips' })).toBeVisible();
  await employee
    .getByRole('link', { name: /2025-P04/ })
    .first()
    .click();
  await expectToSee(employee, 'Net pay');
  await employee.getByRole('button', { name: /why/i }).first().click();
  await expect(employee.getByRole('dialog')).toBeVisible();
  await expectAccessible(employee, 'why drawer on a phone');
  await employee.keyboard.press('Escape');
  await expectNoSidewaysScroll(employee, 'the payslip on a phone');
  await expect(async () => {
    const [row] = await inDatabase<{ seen: boolean }>(
      'SELECT p.seen_at IS NOT NULL AS seen FROM payslip p JOIN app_user u ON u.employee_id = p.employee_id WHERE u.account = $1 AND p.batch_id = $2',
      [demoSignIns.employee.account, batchId],
    );
    expect(row?.seen).toBe(true);
  }).toPass();
  await employee.context().close();
});

test('each employee with an address got one mail, without amounts', async () => {
  await expect(async () => {
    const rows = await inDatabase<{ status: string; count: number }>(
      `SELECT status, count(*)::int AS count FROM outbox_message WHERE template = 'payslip-published' GROUP BY 1`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['sent']);
  }).toPass({ timeout: 60_000 });
  const page = await clerk.context().newPage();
  await page.goto(mailUrl());
  await expectToSee(page, /Your payslip for .* is ready/);
  expect(await page.locator('body').innerText()).not.toMatch(/\$\s?\d/);
  await page.close();
});
