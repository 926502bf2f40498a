import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { expectToSee } from './support/look.ts';
import { expectAccessible, expectNoSidewaysScroll, inDatabase, ownProduct, phone, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// People out of a file in a layout of its own: chosen, its columns looked at and one corrected, read row by row, and written.
test.describe.configure({ mode: 'serial' });

let hr: Page;
test.beforeAll(async ({ browser }) => {
  hr = await signIn(browser, demoSignIns.hr.account);
});
test.afterAll(() => hr.context().close());

const status = (text: string) => expectToSee(hr, text, { exact: true });
const file = [
  'Staff of the new branch,,,,,,',
  'Staff no.,Full name,Sex,Joined,Dept.,Job title,Remarks',
  'B-1,Ann Archer,Female,01/02/2026,New branch,Clerk,',
  'B-2,Bob Baker,Male,03/04/2026,New branch,Clerk,temporary',
  'B-3,,Male,03/04/2026,New branch,Clerk,',
].join('\n');

test('a file of people is understood, and what is in doubt is asked', async () => {
  await hr.goto(url('/people'));
  await hr.getByRole('button', { name: 'Import people' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Import a file' });
  const chooser = hr.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'branch.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByText('branch.csv')).toBeVisible();
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await expect(hr).toHaveURL(/\/imports\/\d+/);
  await status('Columns to confirm');
  await expect(hr.getByLabel('What “Staff no.” is')).toHaveValue('employeeNumber');
  await expect(hr.getByLabel('What “Joined” is')).toHaveValue('hireDate');
  await expect(hr.getByLabel('What “Remarks” is')).toHaveValue('');
  await expect(hr.getByText('Staff of the new branch')).toBeVisible();
  // nothing is read before it is said which day is meant
  await expect(hr.getByRole('button', { name: 'Read the file so' })).toHaveCount(0);
  await hr.getByLabel('Feb 1, 2026: the day comes first').check();
  await expect(hr.getByRole('button', { name: 'Read the file so' })).toBeVisible();
  await expectAccessible(hr, 'columns to confirm');
  await hr.setViewportSize(phone);
  await expectNoSidewaysScroll(hr, 'columns to confirm');
  await hr.setViewportSize({ width: 1440, height: 900 });
});

test('is read as it was confirmed, and written', async () => {
  await hr.getByRole('button', { name: 'Read the file so' }).click();
  await status('Checked');
  const rows = hr.getByRole('grid');
  await expect(rows.getByRole('row').filter({ hasText: 'B-1' })).toContainText('Feb 1, 2026');
  await expect(rows).toContainText('The department “New branch” is not there yet.');
  await expect(hr.getByRole('button', { name: 'Refused 1' })).toBeVisible();
  await hr.getByRole('button', { name: 'Import 4 rows' }).click();
  await status('Imported');
  const hired = await inDatabase<{ name: string; day: string }>(
    `SELECT name, to_char(hire_date, 'YYYY-MM-DD') AS day FROM employee WHERE employee_number LIKE 'B-%' ORDER BY employee_number`,
  );
  expect(hired).toEqual([
    { name: 'Ann Archer', day: '2026-02-01' },
    { name: 'Bob Baker', day: '2026-04-03' },
  ]);
});
