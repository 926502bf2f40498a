import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoSignIns } from '@wagewright/db/seed';
import { zipEntries } from '../support/zip-entries.ts';
import { expectAccessibleInBoth, expectNoSidewaysScroll, inDatabase, ownProduct, signIn, test, url } from './support/stage.ts';

ownProduct(import.meta.filename);

// A clerk saves the payslips that a filter finds as PDF, and thinks better of those of a whole batch.
test.describe.configure({ mode: 'serial' });

let clerk: Page;
/** Somebody with payslips in several batches, and a batch that has published its own. */
let person: { number: string; slips: string[] };
let batchId: number;

test.beforeAll(async ({ browser }) => {
  clerk = await signIn(browser, demoSignIns.clerk.account);
  const [row] = await inDatabase<{ number: string; slips: string[]; batchId: number }>(
    `SELECT e.employee_number AS number, array_agg(p.number) AS slips, max(p.batch_id) AS "batchId"
     FROM payslip p JOIN employee e ON e.id = p.employee_id JOIN app_user u ON u.employee_id = e.id WHERE u.account = $1 GROUP BY 1`,
    [demoSignIns.employee.account],
  );
  person = { number: row?.number ?? '', slips: row?.slips ?? [] };
  batchId = row?.batchId ?? 0;
});
test.afterAll(() => clerk.context().close());

test('payslips that a filter finds are saved as PDF, a zip for each department', async () => {
  await clerk.goto(url(`/payroll/issued-payslips?when=all&q=${person.number}`));
  await clerk.getByRole('button', { name: `Save ${person.slips.length} payslips as PDF` }).click();
  await expect(clerk).toHaveURL(/payslip-archives\/\d+$/);
  await expect(clerk.locator('[data-tone]', { hasText: 'Made' }).first()).toBeVisible({ timeout: 60_000 });
  await expectAccessibleInBoth(clerk, 'payslips as PDF');
  const [download] = await Promise.all([
    clerk.waitForEvent('download'),
    clerk
      .getByRole('button', { name: /^Save .*\.zip$/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const entries = zipEntries(await readFile(await download.path()));
  for (const [name, content] of entries) {
    expect(person.slips).toContain(name.replace(/\.pdf$/, ''));
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await expect(clerk.getByText(/is saved\.$/)).toBeVisible();
});

test('the inbox leads to them, on a phone too', async ({ browser }) => {
  const phone = await signIn(browser, demoSignIns.clerk.account, { width: 390, height: 844 });
  await phone.goto(url('/inbox'));
  await phone.getByText(`${person.slips.length} payslips as PDF are ready to be saved`).first().click();
  await expect(phone).toHaveURL(/payslip-archives\/\d+$/);
  await expect(phone.getByRole('button', { name: /^Save .*\.zip$/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(phone, 'payslips as PDF');
  await phone.context().close();
});

test('those of a batch show how far they are, and are cancelled', async () => {
  await clerk.goto(url(`/payroll/batches/${batchId}?tab=payslips`));
  await clerk.getByRole('button', { name: /^Save [\d,]+ payslips as PDF$/ }).click();
  await expect(clerk).toHaveURL(/payslip-archives\/\d+$/);
  await expect(clerk.getByRole('progressbar', { name: /^(Waiting|Sorting|Writing)/ })).toBeVisible();
  await expect(clerk.getByRole('status').filter({ hasText: /of [\d,]+/ })).toBeVisible();
  await clerk.getByRole('button', { name: 'More', exact: true }).click();
  await clerk.getByRole('menuitem', { name: 'Cancel' }).click();
  await expect(clerk.getByText('This was cancelled')).toBeVisible();
});
