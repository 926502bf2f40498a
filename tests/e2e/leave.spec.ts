import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { approve, expectAccessibleInBoth, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// HR makes a type of leave; an employee asks for two days of it and sees how the balance came about; the manager sees who else is away and approves; it is taken back.
test.describe.configure({ mode: 'serial' });

let employee: Page;
let manager: Page;
const year = new Date().getFullYear();
/** A Monday well ahead, so that the leave has not begun. */
const monday = (() => {
  const day = new Date(Date.now() + 30 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
})();
const tuesday = new Date(Date.parse(monday) + 86_400_000).toISOString().slice(0, 10);

test('HR makes a type of leave with its rule', async ({ browser }) => {
  const [{ id } = { id: 0 }] = await inDatabase<{ id: number }>('SELECT employee_id AS id FROM app_user WHERE account = $1', [
    demoSignIns.manager.account,
  ]);
  await inDatabase(`UPDATE assignment SET supervisor_id = $1 WHERE employee_id = (SELECT employee_id FROM app_user WHERE account = $2)`, [
    id,
    demoSignIns.employee.account,
  ]);
  const hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/time/leave-types'));
  await hr.getByRole('button', { name: 'New type of leave', exact: true }).click();
  const dialog = hr.getByRole('dialog');
  await dialog.getByLabel('Code').fill('VOLUNTEER');
  await dialog.getByLabel('Name (English)').fill('Volunteering');
  await dialog.getByLabel('It is granted').selectOption({ label: 'At the beginning of the leave year' });
  await dialog.getByLabel('Amount a year').fill('10');
  await dialog.getByLabel('What is left goes into the next leave year').check();
  await dialog.getByLabel('Ledgers begin on').fill(`${year}-01-01`);
  await expectAccessibleInBoth(hr, 'the dialog for a type of leave');
  await dialog.getByRole('button', { name: 'Make it', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(hr.getByText('10 days at the beginning of each leave year. What is left goes over.')).toBeVisible();
});

test('an employee sees what it takes and what it leaves, and asks for it', async ({ browser }) => {
  employee = await signIn(browser, demoSignIns.employee.account);
  await employee.goto(url('/me/leave'));
  await expect(employee.getByText('Volunteering')).toBeVisible();
  await expectAccessibleInBoth(employee, 'my leave');
  await employee.getByRole('button', { name: 'Ask for leave', exact: true }).click();
  const dialog = employee.getByRole('dialog');
  await dialog.getByLabel('Type of leave').selectOption({ label: 'Volunteering' });
  await dialog.getByLabel('First day', { exact: true }).fill(monday);
  await dialog.getByLabel('Last day', { exact: true }).fill(tuesday);
  await dialog.getByLabel('Of the last day').selectOption({ label: 'The morning' });
  await expect(dialog.getByText('It takes 1.5 days.')).toBeVisible();
  await dialog.getByLabel('Reason (optional)').fill('Planting trees');
  await expectAccessibleInBoth(employee, 'asking for leave');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(employee.getByText('In approval')).toBeVisible();
});

test('the manager sees who else of the team is away, and approves', async ({ browser }) => {
  manager = await signIn(browser, demoSignIns.manager.account);
  await manager.goto(url('/approvals'));
  await manager.getByRole('link', { name: /Volunteering of/ }).click();
  await expect(manager.getByText('Nobody else of the team is away or has asked to be.')).toBeVisible();
  await expectToSee(manager, 'Planting trees');
  await expectAccessibleInBoth(manager, 'the approval of leave');
  await approve(manager);
  const [{ id } = { id: 0 }] = await inDatabase<{ id: number }>('SELECT employee_id AS id FROM app_user WHERE account = $1', [
    demoSignIns.employee.account,
  ]);
  await manager.goto(url(`/people/${id}`));
  await manager.getByRole('tab', { name: 'Time', exact: true }).click();
  await expectToSee(manager, 'Attendance this week');
  await expect(manager.getByRole('region', { name: 'Leave', exact: true }).getByText('Volunteering')).not.toHaveCount(0);
});

test('the balance explains itself, and is as it was when the leave is taken back', async () => {
  await employee.goto(url('/me/leave'));
  await expect(employee.getByRole('row').getByText('Approved')).toBeVisible();
  const card = employee.getByRole('listitem').filter({ hasText: 'Volunteering' });
  await card.getByRole('button', { name: /How it came about/ }).click();
  const dialog = employee.getByRole('dialog');
  await expect(dialog.getByText(/10 days a year after \d+ years of service\./)).toBeVisible();
  await expectAccessibleInBoth(employee, 'how a balance came about');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await employee.getByRole('button', { name: 'Take back', exact: true }).click();
  await employee.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(employee.getByRole('row').getByText('Cancelled')).toBeVisible();
  await expect(card.getByText('Approved for later')).toHaveCount(0);
});

// A company that moves here brings what its people have: shown before and after, written to the ledger, and taken back.
test('HR imports balances of leave, and takes them back', async ({ browser }) => {
  const [person] = await inDatabase<{ id: number; number: string }>(
    `SELECT e.id, e.employee_number AS number FROM employee e JOIN app_user u ON u.employee_id = e.id WHERE u.account = $1`,
    [demoSignIns.employee.account],
  );
  const hr = await signIn(browser, demoSignIns.hr.account);
  await hr.goto(url('/time/leave'));
  await hr.getByRole('button', { name: 'Import leave balances', exact: true }).click();
  const dialog = hr.getByRole('dialog', { name: 'Import a file' });
  const chooser = hr.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  const text = `员工编号,假别,假期余额,截至日期,备注\n${person?.number},Volunteering,7.5,${year}-01-31,旧系统\nNOBODY,Volunteering,3,${year}-01-31,\n`;
  await (await chooser).setFiles({ name: '假期余额.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByText('假期余额.csv')).toBeVisible();
  await expectAccessibleInBoth(hr, 'a file of leave balances');
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await expect(hr.getByLabel('What “假期余额” is')).toHaveValue('balance');
  await hr.getByRole('button', { name: 'Read the file so' }).click();
  const grid = hr.getByRole('grid');
  await expect(grid).toContainText('10 → 7.5');
  await expect(grid).toContainText('Nobody of this legal entity has the number NOBODY.');
  await hr.getByRole('button', { name: /^Import 1 row/ }).click();
  await expectToSee(hr, 'Imported', { exact: true });
  const written = hr.url();
  await hr.goto(url(`/time/leave/people/${person?.id}`));
  const card = hr.getByRole('listitem').filter({ hasText: 'Volunteering' });
  await expect(card.getByText('7.5 days').first()).toBeVisible();
  await card.getByRole('button', { name: /How it came about/ }).click();
  await expectToSee(hr, 'A file said that the balance of this day was 7.5 days. · “旧系统”');
  await hr.goto(written);
  await hr.getByRole('button', { name: 'More', exact: true }).click();
  await hr.getByRole('menuitem', { name: 'Undo this import…' }).click();
  await hr.getByRole('button', { name: 'Undo the import' }).click();
  await expectToSee(hr, 'Undone', { exact: true });
  await hr.goto(url(`/time/leave/people/${person?.id}`));
  await expect(card.getByText('10 days').first()).toBeVisible();
});
